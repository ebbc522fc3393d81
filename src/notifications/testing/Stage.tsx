import { useState, type ReactNode } from 'react';
import { Button } from '#components/Button';
import { createFakeClock } from '#fakeClock';
import {
  createNotificationStore,
  NotificationProvider,
  NotificationRegion,
  useNotifications,
  type NotificationContent,
  type NotificationPresetName,
  type NotificationRegionProps,
} from '../NotificationRegion';

interface StageProps extends NotificationRegionProps {
  /** The store's preset. */
  preset?: NotificationPresetName;
  /** The notifications that are active from the start, on a clock that does not advance. */
  active?: readonly NotificationContent[];
  /** The page under the region. */
  children?: ReactNode;
}

function createPausedStore(
  preset: NotificationPresetName,
  contents: readonly NotificationContent[],
) {
  // On this clock a closing animation would never end.
  const store = createNotificationStore({
    preset,
    clock: createFakeClock(),
    reducedMotion: () => true,
  });
  const [first] = contents.map((content) => store.notify(content));
  // Pauses the time bars too.
  if (first !== undefined) store.pause(first, 'focus');
  return store;
}

/** A provider and its region, for stories. */
export function Stage({ preset = 'default', active, children, ...props }: StageProps) {
  const [store] = useState(() =>
    active === undefined ? createNotificationStore({ preset }) : createPausedStore(preset, active),
  );
  return (
    <NotificationProvider store={store}>
      {children}
      <NotificationRegion {...props} />
    </NotificationProvider>
  );
}

interface NotifierProps {
  /** The button's text. */
  label: string;
  /** The notification. */
  content: NotificationContent;
}

/** A button that notifies, for stories. */
export function Notifier({ label, content }: NotifierProps) {
  const { notify } = useNotifications();
  return (
    <Button
      onClick={() => {
        notify(content);
      }}
    >
      {label}
    </Button>
  );
}
