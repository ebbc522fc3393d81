import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotificationStore } from './NotificationStore';

const actions = ['notify', 'advance', 'dismiss', 'pause', 'hide', 'show', 'clear'] as const;
const weighted = fc.constantFrom(...actions, 'notify', 'notify', 'advance');
const steps = fc.array(fc.tuple(weighted, fc.nat(3000)), { maxLength: 60 });
const keys = [undefined, undefined, 'a', 'b'];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['default', 'compact'] as const)(
  'shows the notifications of %s in order, within the limit, and removes them and the timer',
  (preset) => {
    const property = fc.property(steps, fc.boolean(), (plan, reduced) => {
      vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
      const store = new NotificationStore({ preset });
      const created = new Set<string>();
      const shown = new Set<string>();
      store.attachRegion();
      const initial = store.getSnapshot();
      store.subscribe(() => {
        const { items } = store.getSnapshot();
        expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
        expect(items.length).toBeLessThanOrEqual(store.preset.limit);
        const oldestFirst = store.preset.newestOnTop ? [...items].reverse() : items;
        for (const { id } of oldestFirst) shown.add(id);
      });

      for (const [action, number] of plan) {
        const id = [...created][number % 40] ?? '';
        if (action === 'notify') {
          created.add(store.notify({ tone: 'info', title: 'a', key: keys[number % 4] }));
        }
        if (action === 'advance') vi.advanceTimersByTime(number);
        if (action === 'dismiss') store.dismiss(id);
        if (action === 'pause') store.pause(number % 3 === 0 ? [] : [id]);
        if (action === 'hide' || action === 'show') store.setPageInactive(action === 'hide');
        if (action === 'clear') store.clear();
      }
      store.setPageInactive(false);
      store.pause([]);
      vi.advanceTimersByTime(3300 * created.size + 5300);

      expect([...shown]).toEqual([...created].filter((id) => shown.has(id)));
      if (preset === 'default') expect(shown).toEqual(created);
      expect([store.getSnapshot(), vi.getTimerCount()]).toEqual([initial, 0]);
    });
    fc.assert(property);
  },
);
