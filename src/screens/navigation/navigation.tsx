import {
  Component,
  createContext,
  use,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useTopUp } from '#topup/useTopUp';
import { useDoubleClickGuard } from './useDoubleClickGuard';

const HasNavigatedContext = createContext<Readonly<RefObject<boolean>>>({ current: false });

function stopPropagation(event: Event): void {
  event.stopImmediatePropagation();
}

/** Blurs an element without its blur handlers, which belong to a screen that unmounts. */
function blurSilently(element: HTMLElement): void {
  for (const type of ['blur', 'focusout']) window.addEventListener(type, stopPropagation, true);
  element.blur();
  for (const type of ['blur', 'focusout']) window.removeEventListener(type, stopPropagation, true);
}

/**
 * Blurs the focused element before React commits another path. Browsers perform another layout of the page
 * when a focused element is removed. If the element stays in the document, React restores its focus after
 * the commit.
 */
class FocusRelease extends Component<{ pathname: string }> {
  override getSnapshotBeforeUpdate({ pathname }: { pathname: string }): null {
    const { activeElement } = document;
    if (pathname !== this.props.pathname && activeElement instanceof HTMLElement) {
      blurSilently(activeElement);
    }
    return null;
  }

  override componentDidUpdate(): void {
    // React requires this method with `getSnapshotBeforeUpdate`.
  }

  override render(): null {
    return null;
  }
}

/** The props of {@link NavigationProvider}. */
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

  return (
    <HasNavigatedContext value={hasNavigated}>
      <FocusRelease pathname={pathname} />
      {children}
    </HasNavigatedContext>
  );
}

/** Returns a ref: whether the user navigated after the first page load. Read it only in effects. */
export function useHasNavigated(): Readonly<RefObject<boolean>> {
  return use(HasNavigatedContext);
}
