import { useEffect, useRef } from 'react';
import { NavigationType, useHref, useLocation, useNavigationType } from 'react-router-dom';
import { useEntry } from '#topup/useEntry';

/** Finds the link in the content that leads to an address. */
function findLink(href: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>('main a');
  return Array.from(links).find((link) => link.getAttribute('href') === href);
}

/**
 * Focuses the focusable `h1` of a screen after a navigation and after a payment, for keyboard and screen reader users. Back
 * focuses the link that was followed. The first load, and a navigation within a screen, do not change the focus.
 * Nor does a redirect before the user has used the page. Render it after the screen.
 */
export function FocusOnNavigation() {
  const href = useHref(useLocation().pathname);
  const type = useNavigationType();
  const isPaid = useEntry().receipt !== undefined;
  const last = useRef({ href: '', isPaid, heading: null as Element | null });

  useEffect(() => {
    const from = last.current;
    const isPop = type === NavigationType.Pop;
    const hasPaid = from.href === href && isPaid && !from.isPaid;
    const heading = document.querySelector<HTMLElement>('h1[tabindex]');
    last.current = { href, isPaid, heading };
    if (from.href === '') return;
    // The next screen does not need the height that a reload has kept (`pageHeight.ts`).
    if (from.href !== href) document.documentElement.style.minBlockSize = '';
    if (heading === from.heading || (from.href === href && !hasPaid)) return;
    // A redirect that belongs to the load of the page.
    const isRedirect = type === NavigationType.Replace && !hasPaid;
    if (isRedirect && !navigator.userActivation.hasBeenActive) return;
    const link = isPop && !hasPaid ? findLink(from.href) : undefined;
    (link ?? heading)?.focus({ preventScroll: true });
    // On back navigation, the browser restores the scroll position. An inert preview does not scroll the page around it.
    if (document.activeElement === heading && (!isPop || hasPaid)) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
  }, [href, isPaid, type]);

  return null;
}
