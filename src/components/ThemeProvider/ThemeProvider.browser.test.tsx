import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lucero } from '#theme/testing/lucero';
import { ThemeProvider } from './ThemeProvider';

test.each(['abc', undefined])('hydrates with the nonce %s without a message', async (nonce) => {
  const log = vi.spyOn(console, 'error');
  const onRecoverableError = vi.fn();
  const onMount = vi.fn();
  const provider = (
    <ThemeProvider carrier="LUCERO" nonce={nonce} themes={[lucero]}>
      <span ref={onMount} />
    </ThemeProvider>
  );
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(provider);
  const root = hydrateRoot(container, provider, { onRecoverableError });
  onTestFinished(() => {
    root.unmount();
    container.remove();
    vi.restoreAllMocks();
  });
  await vi.waitFor(() => expect(onMount).toHaveBeenCalled());
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(log.mock.calls).toEqual([]);
  const area = container.querySelector('[data-carrier]') ?? container;
  const brand = getComputedStyle(area).getPropertyValue('--colibri-light-brand');
  expect(brand).toBe(lucero.colors.brand);
});
