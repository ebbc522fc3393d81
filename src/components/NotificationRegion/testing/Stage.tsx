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
  /** The figures to keep to. */
  preset?: NotificationPresetName;
  /** The notifications that stand from the start, on a clock that does not move. */
  standing?: readonly NotificationContent[];
  /** The page under the region. */
  children?: ReactNode;
}

function createStandingStore(
  preset: NotificationPresetName,
  contents: readonly NotificationContent[],
) {
  // On a clock that stands, a closing that is animated would never end.
  const store = createNotificationStore({
    preset,
    clock: createFakeClock(),
    reducedMotion: () => true,
  });
  const [first] = contents.map((content) => store.notify(content));
  // Held, so that the time bars stand too.
  if (first !== undefined) store.hold(first, 'focus');
  return store;
}

/** A provider and its region, for stories. */
export function Stage({ preset = 'default', standing, children, ...props }: StageProps) {
  const [store] = useState(() =>
    standing === undefined
      ? createNotificationStore({ preset })
      : createStandingStore(preset, standing),
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
  /** What it notifies of. */
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
