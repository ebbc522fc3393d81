import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { AppProviders } from '#app/AppProviders';
import company from '#company';
import { createI18n } from '#i18n/i18n';
import { updateStore } from './newVersion';
import { createServices } from './services';
import { StatusBanners } from './StatusBanners';

it('changes at a navigation, but not when the history entry is replaced', async () => {
  const i18n = await createI18n({ language: 'es', company: company.name, strict: true });
  const router = createMemoryRouter([{ path: '*', element: <StatusBanners /> }], {
    initialEntries: ['/start'],
  });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    updateStore.set(false);
  });
  flushSync(() => {
    root.render(
      <AppProviders i18n={i18n} services={createServices()}>
        <RouterProvider router={router} />
      </AppProviders>,
    );
  });
  const text = () => host.querySelector('[role="status"]')?.textContent;
  await expect.poll(text).toBe('');
  flushSync(() => {
    updateStore.set(true);
  });
  await router.navigate('/start', { replace: true, state: { typed: '5' } });
  await new Promise(requestAnimationFrame);
  expect(text()).toBe('');
  await router.navigate('/superhome');
  await expect.poll(text).toBe(i18n.t('version.available'));
});
