import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFakeClock } from './testing/fakeClock';
import { createNotificationStore } from './store';
import type { PauseReason, NotificationPresetName } from './types';

type Step =
  | { kind: 'notify'; key: string | undefined }
  | { kind: 'dismiss' | 'pause' | 'resume'; nth: number; by: PauseReason }
  | { kind: 'hidden'; value: boolean }
  | { kind: 'advance'; time: number }
  | { kind: 'clear' };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('notify' as const),
        key: fc.constantFrom(undefined, undefined, 'a', 'b'),
      }),
    },
    fc.record({
      kind: fc.constantFrom('dismiss' as const, 'pause' as const, 'resume' as const),
      nth: fc.nat(40),
      by: fc.constantFrom('pointer' as const, 'focus' as const),
    }),
    fc.record({ kind: fc.constant('hidden' as const), value: fc.boolean() }),
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('advance' as const), time: fc.nat(3000) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const) }) },
  ),
  { maxLength: 60 },
);

function play(preset: NotificationPresetName, plan: readonly Step[], reduced: boolean) {
  const clock = createFakeClock();
  const store = createNotificationStore({ preset, clock, reducedMotion: () => reduced });
  const given: string[] = [];
  const shown: string[] = [];
  let most = 0;
  store.subscribe(() => {
    const { items } = store.getSnapshot();
    most = Math.max(most, items.length);
    const oldestFirst = store.preset.newestOnTop ? [...items].reverse() : items;
    for (const { id } of oldestFirst) if (!shown.includes(id)) shown.push(id);
  });

  const run: { [Kind in Step['kind']]: (step: Extract<Step, { kind: Kind }>) => void } = {
    notify({ key }) {
      const id = store.notify({ tone: 'info', title: 'a', key });
      if (!given.includes(id)) given.push(id);
    },
    dismiss: ({ nth }) => store.dismiss(given[nth] ?? 'unknown'),
    pause: ({ nth, by }) => store.pause(given[nth] ?? 'unknown', by),
    resume: ({ nth, by }) => store.resume(given[nth] ?? 'unknown', by),
    hidden: ({ value }) => store.setHidden(value),
    advance: ({ time }) => clock.advance(time),
    clear: () => store.clear(),
  };
  for (const step of plan) (run[step.kind] as (step: Step) => void)(step);

  store.setHidden(false);
  for (const id of given) {
    store.resume(id, 'pointer');
    store.resume(id, 'focus');
  }
  clock.advance(3300 * given.length + 5300);
  return { clock, store, given, shown, most };
}

test('never shows more than five in compact', () => {
  fc.assert(
    fc.property(steps, fc.boolean(), (plan, reduced) => {
      expect(play('compact', plan, reduced).most).toBeLessThanOrEqual(5);
    }),
  );
});

test('shows them in the order of their arrival', () => {
  fc.assert(
    fc.property(steps, fc.boolean(), (plan, reduced) => {
      const { given, shown } = play('default', plan, reduced);
      expect(shown).toEqual(given);
    }),
  );
  fc.assert(
    fc.property(steps, fc.boolean(), (plan, reduced) => {
      const { given, shown } = play('compact', plan, reduced);
      const numbers = shown.map((id) => given.indexOf(id));
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    }),
  );
});

test('removes every notification in the end, and its timer', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('default', 'compact'),
      steps,
      fc.boolean(),
      (preset, plan, reduced) => {
        const { clock, store } = play(preset, plan, reduced);
        expect(store.getSnapshot()).toEqual({
          items: [],
          queue: [],
          announcements: [],
          running: true,
        });
        expect(clock.timers()).toBe(0);
      },
    ),
  );
});
