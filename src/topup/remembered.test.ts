import { beforeEach, expect, it, vi } from 'vitest';
import { createSafeStorage } from '#storage/safeStorage';
import { memoryStorage } from '#storage/testing/memoryStorage';
import { createRemembered, rememberable, type RememberedTopUp } from './remembered';
import { createReceipt } from './receipt';

const KEY = 'remembered';

function topUpOf(phone: string, change: Partial<RememberedTopUp> = {}): RememberedTopUp {
  return { carrier: 'TELCEL', phone, sku: 'TEL-TA-050', date: 1000, ...change };
}

const [first, second, third, fourth] = ['5511111111', '5522222222', '5533333333', '5544444444'].map(
  (phone) => topUpOf(phone),
) as [RememberedTopUp, RememberedTopUp, RememberedTopUp, RememberedTopUp];

/** Creates a storage, and a store as each of two tabs has it. */
function setup(overrides: Partial<Storage> = {}) {
  const { items, storage } = memoryStorage(overrides);
  return {
    items,
    tab: createRemembered(createSafeStorage(() => storage)),
    otherTab: createRemembered(createSafeStorage(() => storage)),
  };
}

function fail(): never {
  throw new DOMException('No.', 'SecurityError');
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

it('keeps three top-ups, the newest first', () => {
  const { items, tab, otherTab } = setup();
  expect(tab.read()).toEqual([]);
  for (const one of [first, second, third, fourth]) tab.remember(one);
  expect(otherTab.read()).toEqual([fourth, third, second]);
  tab.forget(third);
  expect(tab.read()).toEqual([fourth, second]);
  tab.forget();
  expect(tab.read()).toEqual([]);
  expect(items.size).toBe(0);
});

it('replaces the top-up of the same number of the same carrier, and keeps its name', () => {
  const { tab } = setup();
  const otherCarrier = topUpOf(first.phone, { carrier: 'UNEFON' });
  tab.remember(first);
  tab.rename(first, ' Mamá ');
  tab.remember(otherCarrier);
  tab.remember({ ...first, sku: 'TEL-TA-100', date: 2000 });
  expect(tab.read()).toEqual([
    { ...first, sku: 'TEL-TA-100', date: 2000, name: 'Mamá' },
    otherCarrier,
  ]);
  tab.rename(first, '  ');
  expect(tab.read()[0]?.name).toBeUndefined();
  tab.rename(first, 'x'.repeat(30));
  expect(tab.read()[0]?.name).toBe('x'.repeat(24));
});

it('updates a number with its next receipt, and remembers no other number', () => {
  const { tab } = setup();
  const product = { sku: 'TEL-TA-200', precio: 200, descripcion: 'Saldo' };
  const pay = (phone: string) =>
    createReceipt({ carrier: 'TELCEL', phone }, product, 'demo', new Date(5000), 'key');
  tab.remember(first);
  tab.update(pay(second.phone));
  expect(tab.read()).toEqual([first]);
  tab.update(pay(first.phone));
  expect(tab.read()).toEqual([{ ...first, sku: 'TEL-TA-200', date: 5000 }]);
  // After a reload, a receipt may lack its number.
  expect(rememberable({ ...pay(first.phone), phone: undefined })).toBeUndefined();
});

it('leaves out a damaged top-up, and keeps the others', () => {
  const { items, tab } = setup();
  const damaged = [
    null,
    'text',
    { ...first, phone: '551234' },
    { ...first, carrier: '' },
    { ...first, sku: 7 },
    { ...first, date: 'yesterday' },
    { ...first, name: 'x'.repeat(25) },
  ];
  items.set(KEY, JSON.stringify([...damaged, second, third]));
  expect(tab.read()).toEqual([second, third]);
  tab.remember(fourth);
  expect(JSON.parse(items.get(KEY) ?? '')).toEqual([fourth, second, third]);
});

it.each(['', '{"phone":', 'null', '7', '{}'])('reads the text %j as no top-ups', (text) => {
  const { items, tab } = setup();
  items.set(KEY, text);
  expect(tab.read()).toEqual([]);
});

it.each<[string, Partial<Storage>]>([
  ['throws', { getItem: fail, setItem: fail, removeItem: fail }],
  ['is full', { setItem: fail }],
])('remembers until the page unloads when the storage %s', (_, overrides) => {
  const { tab, otherTab } = setup(overrides);
  tab.remember(first);
  expect(tab.read()).toEqual([first]);
  expect(tab.isTemporary()).toBe(true);
  expect(otherTab.read()).toEqual([]);
});

it('reads and keeps what another tab has changed', () => {
  const { tab, otherTab } = setup();
  const before = tab.getSnapshot();
  tab.remember(first);
  expect(tab.isTemporary()).toBe(false);
  expect(tab.getSnapshot()).not.toBe(before);
  otherTab.remember(second);
  expect(tab.getSnapshot()).toBe(otherTab.getSnapshot());
  expect(tab.read()).toEqual([second, first]);
  otherTab.forget(first);
  tab.remember(third);
  expect(tab.read()).toEqual([third, second]);
});

it('restores a replaced number as the oldest, if there is room', () => {
  const { tab } = setup();
  for (const one of [first, second, third, fourth]) tab.remember(one);
  tab.restore(first);
  expect(tab.read()).toEqual([fourth, third, second]);
  tab.forget(fourth);
  tab.restore(first);
  tab.restore(first);
  expect(tab.read()).toEqual([third, second, first]);
});

it('calls its listeners after a change of its own and of another tab, and dispatches no event', () => {
  const { tab } = setup();
  const [listener, onStorage] = [vi.fn(), vi.fn()];
  window.addEventListener('storage', onStorage);
  const unsubscribe = tab.subscribe(listener);
  tab.remember(first);
  expect([listener, onStorage].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  window.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  tab.forget();
  window.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
});
