import { describe, expect, expectTypeOf, test } from 'vitest';
import { NotificationError } from './content';
import { NotificationStore } from './NotificationStore';
import type { NotificationContent } from './types';

const MESSAGE: NotificationContent = { tone: 'info', message: 'Falta un dato' };

describe('notify', () => {
  function expectError(content: object, message: RegExp) {
    const store = new NotificationStore();
    store.attachRegion();
    const notify = () => store.notify({ tone: 'info', ...content } as NotificationContent);
    expect(notify).toThrow(NotificationError);
    expect(notify).toThrow(message);
    expect(store.getSnapshot().items).toEqual([]);
  }

  test.each([{}, { title: '' }, { message: ' ' }, { title: null, message: false }])(
    'throws for %j',
    (content) => {
      expectTypeOf<{ tone: 'info' }>().not.toExtend<NotificationContent>();
      expectError(content, /^Toast notification can not be without both message and title\.$/);
    },
  );

  test.each([null, -1, NaN, '5000', false, {}])('throws for the timeout %j', (timeout) => {
    expectError({ ...MESSAGE, timeout }, /is not a duration/);
    expect(() => new NotificationStore({ timeout: timeout as number })).toThrow(NotificationError);
  });

  test.each([new Error('No'), {}, new Date(0), () => 'No', [['Sí'], {}], Promise.resolve('No')])(
    'throws for the text %o, which React cannot show',
    (text) => {
      expectError({ message: text }, /which React cannot show/);
      expectError({ title: text, message: 'Falta un dato' }, /which React cannot show/);
      expectError({ ...MESSAGE, action: { label: text } }, /which React cannot show/);
    },
  );
});

test.each([null, 0, NaN, '3'])('throws for the limit %j', (limit) => {
  expect(() => new NotificationStore({ limit: limit as number })).toThrow(
    /no notification is shown/,
  );
});
