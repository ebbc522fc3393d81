import { useEffect, useState } from 'react';
import { ScreenLoading } from '#screens/ScreenLoading';
import { RoutedErrorPage } from './ErrorPage';
import { ChunkLoadError } from './lazyWithRetry';
import { reloadFresh, reloadOnce } from './reload';

/** The props of {@link ScreenError}. */
export interface ScreenErrorProps {
  /** What the screen has thrown. */
  error: unknown;
  /** Called when the screen is to be rendered again. */
  onRetry: () => void;
}

/** The page in place of a screen that failed. Where its code is missing, the page is first reloaded once. */
export function ScreenError({ error, onRetry }: ScreenErrorProps) {
  const isMissing = error instanceof ChunkLoadError;
  const [isReloading, setReloading] = useState(isMissing);

  useEffect(() => {
    if (isMissing) void reloadOnce().then(setReloading);
  }, [isMissing]);

  async function retry(): Promise<void> {
    // A script that the browser could not parse is parsed again only after a reload.
    if (!(await reloadFresh())) onRetry();
  }

  if (isReloading) return <ScreenLoading />;
  return <RoutedErrorPage onRetry={isMissing ? () => void retry() : undefined} />;
}
