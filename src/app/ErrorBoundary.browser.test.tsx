import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  log.mockClear();
});

/** The error that {@link Screen} throws. */
let error: Error | undefined;

function Screen(): ReactNode {
  if (error !== undefined) throw error;
  return 'screen';
}

function renderScreen() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, { onCaughtError: () => undefined });
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  function navigate(resetKey: string): void {
    flushSync(() => {
      root.render(
        <ErrorBoundary fallback="failed" resetKey={resetKey}>
          <Screen />
        </ErrorBoundary>,
      );
    });
  }
  return { navigate, text: () => host.textContent };
}

it('renders its children again when the key changes', () => {
  error = new Error('broken');
  const { navigate, text } = renderScreen();
  navigate('/a');
  expect(text()).toBe('failed');
  error = undefined;
  navigate('/a');
  expect(text()).toBe('failed');
  navigate('/b');
  expect(text()).toBe('screen');
});

it('keeps an error of the update that changes the key', () => {
  error = undefined;
  const { navigate, text } = renderScreen();
  navigate('/a');
  error = new Error('broken');
  navigate('/b');
  expect(text()).toBe('failed');
  expect(log).toHaveBeenCalledOnce();
});
