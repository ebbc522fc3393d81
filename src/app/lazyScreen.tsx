import {
  createElement,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useNotifications } from '#notifications/NotificationProvider';
import { ScreenLoading } from '#screens/ScreenLoading';
import { useMoved } from '#screens/visit';
import { RoutedErrorPage } from './ErrorPage';
import { arrivalOf, type Loader, type Progress } from './loader';
import { canReach, reloadOnce, takeReloadNews } from './reloadOnce';

/** Begins anew with each tap, on the way back, and when the network returns. */
function useCode<T>(loader: Loader<T>): Progress<T> {
  const { key } = useLocation();
  const moved = useMoved();

  // A layout effect, so that an old failure is never seen; that of a page's first load is none.
  useLayoutEffect(() => {
    if (moved.current || loader.read().status !== 'failed') void loader.start();
  }, [key, loader, moved]);

  useEffect(() => {
    function tryAgain(): void {
      void loader.start();
    }
    window.addEventListener('online', tryAgain);
    return () => {
      window.removeEventListener('online', tryAgain);
    };
  }, [loader]);

  return useSyncExternalStore(loader.subscribe, loader.read, loader.read);
}

/** Whether a failure is final for now: first, a reload is tried. */
function useGivenUp<T>(loader: Loader<T>, progress: Progress<T>): boolean {
  const [final, setFinal] = useState<Progress<T>>();

  useEffect(() => {
    // An old failure is on its way to another attempt.
    if (progress.status !== 'failed' || loader.read() !== progress) return;
    void reloadOnce().then((reloading) => {
      if (!reloading) setFinal(progress);
    });
  }, [loader, progress]);

  return final === progress;
}

/** Tells of the reload that has brought the screen. */
function useReloadNews({ status }: Progress<unknown>, givenUp: boolean): void {
  const { t } = useTranslation();
  const { notify } = useNotifications();

  useEffect(() => {
    if (status !== 'ready' && !givenUp) return;
    if (takeReloadNews() && !givenUp) notify({ tone: 'info', message: t('app.updated') });
  }, [givenUp, notify, status, t]);
}

/** Whether what is rendered was delivered with the page. */
function useDelivered(): boolean {
  const isDelivered = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  return useState(isDelivered)[0];
}

/**
 * Sections below a page's first sight. Those that were delivered with the page stay as they are, links
 * and all, until their code comes; a screen that was not waits for it.
 */
export function lazySections<T>(
  loader: Loader<T>,
  pick: (code: T) => ComponentType,
): ComponentType {
  return function LazySections() {
    const isDelivered = useDelivered();
    const progress = useCode(loader);
    if (progress.status === 'ready') return createElement(pick(progress.value));
    if (isDelivered) use(arrivalOf(loader));
    return null;
  };
}

/**
 * A screen whose code comes when it is first opened.
 * @param later what stands below its first sight: a delivered page comes to life without it
 */
export function lazyScreen<T>(
  loader: Loader<T>,
  pick: (code: T) => ComponentType,
  later: Loader<unknown> = loader,
): ComponentType {
  return function LazyScreen() {
    const isDelivered = useDelivered();
    const code = useCode(loader);
    const rest = useCode(later);
    const isFirst = isDelivered || code.status !== 'ready';
    const [awaited, progress] = isFirst ? [loader, code] : [later, rest];
    const givenUp = useGivenUp<unknown>(awaited, progress);
    useReloadNews(progress, givenUp);

    async function tryAgain(): Promise<void> {
      const isLate = progress.status === 'failed' && progress.late;
      // What it still waits for, or could not parse, the browser asks for again after a reload alone.
      if (!isLate) await awaited.start();
      if (awaited.read().status !== 'failed') return;
      if (await canReach()) window.location.reload();
      else void awaited.start();
    }

    if (code.status === 'ready' && progress.status === 'ready') {
      return createElement(pick(code.value));
    }
    return givenUp ? <RoutedErrorPage onRetry={() => void tryAgain()} /> : <ScreenLoading />;
  };
}
