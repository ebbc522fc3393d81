import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { prefersReducedMotion } from '#hooks/useReducedMotion';
import { opensHere } from '../navigation/RouteLink';

/**
 * Returns a click handler that smoothly scrolls to the section of a clicked anchor link and focuses it.
 * `scroll-behavior` would also animate the scroll to each control that receives keyboard focus. The
 * browser handles Enter on a link, clicks with a modifier key and reduced motion. It scrolls immediately.
 */
export function useSmoothAnchors(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { hash } = useLocation();

  return (event) => {
    // A click by keyboard or assistive technology has the detail 0.
    if (event.detail === 0) return;
    if (prefersReducedMotion()) return;
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !opensHere(event, link.target)) return;
    if (link.getAttribute('href')?.startsWith('#') !== true) return;
    const section = document.getElementById(link.hash.slice(1));
    if (section === null) return;
    event.preventDefault();
    void navigate(link.hash, { replace: link.hash === hash });
    section.focus({ preventScroll: true });
    section.scrollIntoView({ behavior: 'smooth' });
  };
}
