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

const MovedContext = createContext<Readonly<RefObject<boolean>>>({ current: false });

function silence(event: Event): void {
  event.stopImmediatePropagation();
}

/** Blurs an element without its blur handlers, which belong to a screen that unmounts. */
function release(element: HTMLElement): void {
  for (const type of ['blur', 'focusout']) window.addEventListener(type, silence, true);
  element.blur();
  for (const type of ['blur', 'focusout']) window.removeEventListener(type, silence, true);
}

/**
 * Blurs the focused element before its screen unmounts. Browsers perform another layout of the page when
 * the focused element is removed.
 */
class FocusRelease extends Component<{ place: string }> {
  override getSnapshotBeforeUpdate({ place }: { place: string }): null {
    const { activeElement } = document;
    if (place !== this.props.place && activeElement instanceof HTMLElement) release(activeElement);
    return null;
  }

  override componentDidUpdate(): void {
    // React requires this method with `getSnapshotBeforeUpdate`.
  }

  override render(): null {
    return null;
  }
}

/** The props of {@link VisitProvider}. */
export interface VisitProviderProps {
  /** The route table. */
  children: ReactNode;
}

/** Provides whether the user has navigated since the page load, and prevents double clicks across screens. */
export function VisitProvider({ children }: VisitProviderProps) {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef(key);
  const moved = useRef(false);
  const isPaid = useTopUp().receipt !== undefined;
  useDoubleClickGuard(`${pathname} ${String(isPaid)}`);

  // A layout effect runs before the effects of the screens, which read the ref.
  useLayoutEffect(() => {
    // A replaced history entry is a redirect, or a state update of the same screen.
    if (key !== last.current && type !== NavigationType.Replace) moved.current = true;
    last.current = key;
  }, [key, type]);

  return (
    <MovedContext value={moved}>
      <FocusRelease place={pathname} />
      {children}
    </MovedContext>
  );
}

/** Returns a ref: whether the user navigated after the first page load. Read it only in effects. */
export function useHasNavigated(): Readonly<RefObject<boolean>> {
  return use(MovedContext);
}
