import { use, useState, type ReactNode } from 'react';
import {
  NotificationProvider,
  NotificationRegion,
  NotificationStore,
  type NotificationContent,
  type NotificationPresetName,
  type NotificationRegionProps,
} from '../NotificationRegion';
import { createStillStore, NotificationPreview, PreviewContext } from './NotificationPreview';

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
  const isPreview = use(PreviewContext);
  const [store] = useState(() => {
    if (active === undefined && !isPreview) return new NotificationStore({ preset });
    const { store: still, detach } = createStillStore(active, preset);
    // In a comparison no region is attached later.
    if (!isPreview) detach();
    return still;
  });
  return (
    <NotificationProvider store={store}>
      {children}
      {isPreview ? <NotificationPreview /> : <NotificationRegion {...props} />}
    </NotificationProvider>
  );
}
