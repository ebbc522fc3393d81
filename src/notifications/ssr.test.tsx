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

test('a server renders the page and nothing of the region', () => {
  const html = renderToString(
    <NotificationProvider>
      <Page />
    </NotificationProvider>,
  );
  expect(html).toBe('<main></main>');
});

test('a page without a provider throws an error with its solution', () => {
  expect(() => renderToString(<Page />)).toThrow(
    'useNotifications found no notification store: it takes the store from the nearest provider above it. Wrap the tree in <NotificationProvider>.',
  );
});
