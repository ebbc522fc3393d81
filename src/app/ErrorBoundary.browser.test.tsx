import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '#theme/testing/render';
import { ErrorBoundary } from './ErrorBoundary';

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

/** The error that {@link Screen} throws. */
let error: Error | undefined;

function Screen(): ReactNode {
  if (error !== undefined) throw error;
  return 'screen';
}

function screenAt(path: string) {
  return (
    <ErrorBoundary fallback="failed" resetKey={path}>
      <Screen />
    </ErrorBoundary>
  );
}

it('renders its children again when the key changes', () => {
  error = new Error('broken');
  const { container, rerender } = render(screenAt('/a'));
  expect(container.textContent).toBe('failed');
  error = undefined;
  rerender(screenAt('/a'));
  expect(container.textContent).toBe('failed');
  rerender(screenAt('/b'));
  expect(container.textContent).toBe('screen');
});

it('keeps an error of the update that changes the key, and logs it', () => {
  error = undefined;
  const { container, rerender } = render(screenAt('/a'));
  error = new Error('broken');
  rerender(screenAt('/b'));
  expect(container.textContent).toBe('failed');
  expect(log).toHaveBeenLastCalledWith(error, expect.any(String));
});
