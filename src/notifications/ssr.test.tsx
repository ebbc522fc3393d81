import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NotificationProvider, NotificationRegion, useNotifications } from './NotificationRegion';

function Page() {
  useNotifications();
  return (
    <main>
      <NotificationRegion label="Avisos" closeLabel="Cerrar" />
    </main>
  );
}

test('the region renders nothing on the server', () => {
  const html = renderToString(
    <NotificationProvider>
      <Page />
    </NotificationProvider>,
  );
  expect(html).toBe('<main></main>');
});

test('throws an error with its solution without a provider', () => {
  expect(() => renderToString(<Page />)).toThrow(
    'useNotifications found no notification store: it uses the store of the nearest provider above it. Wrap the tree in <NotificationProvider>.',
  );
});
