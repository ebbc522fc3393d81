import { use, useEffect, useState, type ReactNode } from 'react';
import { BoxContext } from '#storybook/decorators/boxContext';
import { Button } from '#components/Button';
import { createFakeClock } from '#fakeClock';
import {
  NotificationProvider,
  NotificationRegion,
  NotificationStore,
  useNotifications,
  type NotificationContent,
  type NotificationPresetName,
  type NotificationRegionProps,
} from '../NotificationRegion';
import { NotificationPreview } from './NotificationPreview';

interface DemoProps extends NotificationRegionProps {
  /** The preset of the store. */
  preset?: NotificationPresetName;
  /** The notifications that are shown initially. Their timers do not run. */
  active?: readonly NotificationContent[];
  /** The page below the region. */
  children?: ReactNode;
}

/** A store whose timers do not run. In a comparison no region is attached later, so it keeps its own. */
function createPausedStore(
  preset: NotificationPresetName,
  contents: readonly NotificationContent[],
  isInBox: boolean,
): NotificationStore {
  // On a clock that does not advance, a closing animation would never end.
  const options = { preset, clock: createFakeClock(), reducedMotion: () => true };
  const store = new NotificationStore(options);
  // Otherwise the notifications would be queued until the region is mounted.
  const detach = store.attachRegion();
  // Otherwise the time bars, which use the clock of the page, would run.
  store.pause(contents.map((content) => store.notify(content)));
  store.pause = () => undefined;
  if (!isInBox) detach();
  return store;
}

/** A provider and its region, for stories. */
export function Demo({ preset = 'default', active, children, ...props }: DemoProps) {
  const isInBox = use(BoxContext);
  const [store] = useState(() =>
    active === undefined && !isInBox
      ? new NotificationStore({ preset })
      : createPausedStore(preset, active ?? [], isInBox),
  );
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
