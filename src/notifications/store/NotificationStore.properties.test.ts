import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NotificationStore } from './NotificationStore';
import type { NotificationPresetName } from './presets';
import { createFakeClock, type FakeClock } from './testing/fakeClock';

interface Context {
  clock: FakeClock;
  store: NotificationStore;
  /** The ids that `notify` has returned, in order. */
  created: string[];
}

type Step = (context: Context) => void;

const index = fc.nat(40);

const notify = fc
  .constantFrom(undefined, undefined, 'a', 'b')
  .map((key): Step => ({ store, created }) => {
    const id = store.notify({ tone: 'info', title: 'a', key });
    if (!created.includes(id)) created.push(id);
  });
const advance = fc.nat(3000).map((time): Step => ({ clock }) => {
  clock.advance(time);
});
const others = [
  index.map(
    (nth): Step =>
      ({ store, created }) =>
        store.dismiss(created[nth] ?? ''),
  ),
  fc.array(index, { maxLength: 2 }).map(
    (paused): Step =>
      ({ store, created }) =>
        store.pause(paused.map((nth) => created[nth] ?? '')),
  ),
  fc.boolean().map(
    (isHidden): Step =>
      ({ store }) =>
        store.setPageHidden(isHidden),
  ),
  fc.constant<Step>(({ store }) => store.clear()),
];
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: notify },
    { weight: 3, arbitrary: advance },
    ...others.map((arbitrary) => ({ weight: 1, arbitrary })),
  ),
  { maxLength: 60 },
);

function run(preset: NotificationPresetName, plan: readonly Step[], reduced: boolean) {
  const clock = createFakeClock();
  const store = new NotificationStore({ preset, clock, reducedMotion: () => reduced });
  const created: string[] = [];
  const shown = new Set<string>();
  let most = 0;
  store.attachRegion();
  store.subscribe(() => {
    const { items } = store.getSnapshot();
    most = Math.max(most, items.length);
    const oldestFirst = store.preset.newestOnTop ? [...items].reverse() : items;
    for (const { id } of oldestFirst) shown.add(id);
  });
  for (const step of plan) step({ clock, store, created });

  store.setPageHidden(false);
  store.pause([]);
  clock.advance(3300 * created.length + 5300);
  return { clock, store, created, shown: [...shown], most };
}

test.each(['default', 'compact'] as const)(
  'shows the notifications of %s in order, within the limit, and removes them and the timer',
  (preset) => {
    fc.assert(
      fc.property(steps, fc.boolean(), (plan, reduced) => {
        const { clock, store, created, shown, most } = run(preset, plan, reduced);
        expect(shown).toEqual(created.filter((id) => shown.includes(id)));
        if (preset === 'default') expect(shown).toEqual(created);
        expect(most).toBeLessThanOrEqual(store.preset.limit);
        expect(store.getSnapshot()).toEqual({
          items: [],
          queue: [],
          announcements: [],
          running: true,
        });
        expect(clock.timers()).toBe(0);
      }),
    );
  },
);
