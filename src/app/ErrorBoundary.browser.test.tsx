import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '#theme/testing/render';
import { ErrorBoundary } from './ErrorBoundary';

const error = new Error('broken');

function Screen({ path }: { path: string }): ReactNode {
  if (path === '/broken') throw error;
  return 'screen';
}

function screenAt(path: string) {
  return (
    <ErrorBoundary fallback="failed" resetKey={path}>
      <Screen path={path} />
    </ErrorBoundary>
  );
}

it('keeps an error of the update that changes the key, logs it, and is reset by the next change', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container, rerender } = render(screenAt('/start'));
  rerender(screenAt('/broken'));
  expect(container.textContent).toBe('failed');
  expect(log).toHaveBeenLastCalledWith(error, expect.any(String));
  rerender(screenAt('/start'));
  expect(container.textContent).toBe('screen');
});
