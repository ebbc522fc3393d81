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

/** Takes the focus from an element, unheard: what it does when it is left belongs to a screen that is gone. */
function release(element: HTMLElement): void {
  for (const type of ['blur', 'focusout']) window.addEventListener(type, silence, true);
  element.blur();
  for (const type of ['blur', 'focusout']) window.removeEventListener(type, silence, true);
}

/**
 * Takes the focus away before a screen goes: a browser lays out all that is left of the page once more
 * when the element in focus is removed from it.
 */
class FocusRelease extends Component<{ place: string }> {
  override getSnapshotBeforeUpdate({ place }: { place: string }): null {
    const { activeElement } = document;
    if (place !== this.props.place && activeElement instanceof HTMLElement) release(activeElement);
    return null;
  }

  override componentDidUpdate(): void {
    // React asks for it beside a snapshot.
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

/** Tells the screens below it whether the visit has gone anywhere since the page was loaded, and sees that one press acts on one screen. */
export function VisitProvider({ children }: VisitProviderProps) {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef(key);
  const moved = useRef(false);
  const isPaid = useTopUp().receipt !== undefined;
  useDoubleClickGuard(`${pathname} ${String(isPaid)}`);

  // A layout effect, since the screens look in the effects that come after it.
  useLayoutEffect(() => {
    // A replaced entry is a redirect, or the same screen with something to remember.
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

/** Whether a screen was reached from another one, and not by the page's first load; to be read in effects. */
export function useHasNavigated(): Readonly<RefObject<boolean>> {
  return use(MovedContext);
}
