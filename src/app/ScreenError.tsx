import { useEffect, useState } from 'react';
import { ErrorPage } from '#screens/ErrorPage';
import { ScreenLoading } from '#screens/parts/ScreenLoading';
import { ChunkLoadError } from './lazyWithRetry';
import { reload, reloadOnce } from './reload';

export interface ScreenErrorProps {
  /** The error that the screen has thrown. */
  error: unknown;
  /** Called when the screen is to be rendered again. */
  onRetry: () => void;
}

/** The error page of a screen. If the screen's code is missing, the page is first reloaded once. */
export function ScreenError({ error, onRetry }: ScreenErrorProps) {
  const isMissing = error instanceof ChunkLoadError;
  const [isReloading, setReloading] = useState(isMissing);

  useEffect(() => {
    if (isMissing) void reloadOnce().then(setReloading);
  }, [isMissing]);

  async function retry(): Promise<void> {
    // A browser may keep the failure of a script until the page is reloaded.
    if (!(await reload())) onRetry();
  }

  if (isReloading) return <ScreenLoading />;
  return <ErrorPage onRetry={isMissing ? retry : undefined} />;
}
