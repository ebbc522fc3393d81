import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NotificationStore } from './NotificationStore';
import { createFakeClock } from './testing/fakeClock';

const actions = ['notify', 'advance', 'dismiss', 'pause', 'hide', 'show', 'clear'] as const;
const weighted = fc.constantFrom(...actions, 'notify', 'notify', 'advance');
const steps = fc.array(fc.tuple(weighted, fc.nat(3000)), { maxLength: 60 });
const keys = [undefined, undefined, 'a', 'b'];

test.each(['default', 'compact'] as const)(
  'shows the notifications of %s in order, within the limit, and removes them and the timer',
  (preset) => {
    const property = fc.property(steps, fc.boolean(), (plan, reduced) => {
      const clock = createFakeClock();
      const store = new NotificationStore({ preset, clock, reducedMotion: () => reduced });
      const created = new Set<string>();
      const shown = new Set<string>();
      store.attachRegion();
      const initial = store.getSnapshot();
      store.subscribe(() => {
        const { items } = store.getSnapshot();
        expect(items.length).toBeLessThanOrEqual(store.preset.limit);
        const oldestFirst = store.preset.newestOnTop ? [...items].reverse() : items;
        for (const { id } of oldestFirst) shown.add(id);
      });

      for (const [action, number] of plan) {
        const id = [...created][number % 40] ?? '';
        if (action === 'notify') {
          created.add(store.notify({ tone: 'info', title: 'a', key: keys[number % 4] }));
        }
        if (action === 'advance') clock.advance(number);
        if (action === 'dismiss') store.dismiss(id);
        if (action === 'pause') store.pause(number % 3 === 0 ? [] : [id]);
        if (action === 'hide' || action === 'show') store.setPageHidden(action === 'hide');
        if (action === 'clear') store.clear();
      }
      store.setPageHidden(false);
      store.pause([]);
      clock.advance(3300 * created.size + 5300);

      expect([...shown]).toEqual([...created].filter((id) => shown.has(id)));
      if (preset === 'default') expect(shown).toEqual(created);
      expect([store.getSnapshot(), clock.timers()]).toEqual([initial, 0]);
    });
    fc.assert(property);
  },
);
