import { use, useEffect, useState, type ReactNode } from 'react';
import { BoxContext } from '#storybook/decorators/boxContext';
import { Button } from '#components/Button';
import {
  NotificationProvider,
  NotificationRegion,
  NotificationStore,
  useNotifications,
  type NotificationContent,
  type NotificationPresetName,
  type NotificationRegionProps,
} from '../NotificationRegion';
import { createStillStore, NotificationPreview } from './NotificationPreview';

interface DemoProps extends NotificationRegionProps {
  /** The preset of the store. */
  preset?: NotificationPresetName;
  /** The notifications that are shown initially. Their timers do not run. */
  active?: readonly NotificationContent[];
  /** The page below the region. */
  children?: ReactNode;
}

/** A provider and its region, for stories. */
export function Demo({ preset, active, children, ...props }: DemoProps) {
  const isInBox = use(BoxContext);
  const [store] = useState(() => {
    if (active === undefined && !isInBox) return new NotificationStore({ preset });
    const { store: still, detach } = createStillStore(active, preset);
    // In a comparison no region is attached later.
    if (!isInBox) detach();
    return still;
  });
  return (
    <NotificationProvider store={store}>
      {children}
      {isInBox ? <NotificationPreview /> : <NotificationRegion {...props} />}
    </NotificationProvider>
  );
}

interface NotifyButtonProps {
  /** The text of the button. */
  label: string;
  /** The notification. */
  content: NotificationContent;
}

/** A button that shows a notification, for stories. In a comparison, it is shown without a click. */
export function NotifyButton({ label, content }: NotifyButtonProps) {
  const { notify } = useNotifications();
  const isInBox = use(BoxContext);
  useEffect(() => {
    if (isInBox) notify(content);
  }, [content, isInBox, notify]);
  return <Button onClick={() => void notify(content)}>{label}</Button>;
}
