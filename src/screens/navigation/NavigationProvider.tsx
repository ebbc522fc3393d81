import { createContext, use, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useTopUp } from '#topup/useTopUp';
import { useDoubleClickGuard } from './useDoubleClickGuard';

const HasNavigatedContext = createContext<Readonly<RefObject<boolean>>>({ current: false });

export interface NavigationProviderProps {
  /** The route table. */
  children: ReactNode;
}

/** Provides whether the user has navigated since the page load, and prevents double clicks across screens. */
export function NavigationProvider({ children }: NavigationProviderProps) {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const lastKey = useRef(key);
  const hasNavigated = useRef(false);
  const isPaid = useTopUp().receipt !== undefined;
  useDoubleClickGuard(`${pathname} ${String(isPaid)}`);

  // A layout effect runs before the effects of the screens, which read the ref.
  useLayoutEffect(() => {
    // A replaced history entry is a redirect, or a state update of the same screen.
    if (key !== lastKey.current && type !== NavigationType.Replace) hasNavigated.current = true;
    lastKey.current = key;
  }, [key, type]);

  return <HasNavigatedContext value={hasNavigated}>{children}</HasNavigatedContext>;
}

/** Returns a ref: whether the user navigated after the first page load. Read it only in effects. */
export function useHasNavigated(): Readonly<RefObject<boolean>> {
  return use(HasNavigatedContext);
}
