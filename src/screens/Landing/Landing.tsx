import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Page } from '../parts/Page';
import { useHeadingFocus } from '../navigation/useHeadingFocus';
import { LandingHeader } from './LandingHeader';
import { LandingFooter } from './LandingFooter';
import { Home } from './Home';
import { LandingMain } from './Landing.styles';
import { LandingHead } from './LandingHead';
import { useScrollToHash } from './useScrollToHash';
import { useCurrentSection } from './useCurrentSection';
import { useSmoothAnchors } from './useSmoothAnchors';

/** Loads the sections below the first one, and the nested screens of the shop. */
export function loadSections() {
  return import('./LandingSections');
}

/** A constant element. A new element during hydration would make React discard the prerendered sections. */
const sections = (
  <Suspense fallback={null}>
    <Outlet />
  </Suspense>
);

/**
 * The landing page: five sections on one page, and the shop's nested screens (requirements §2.2). It needs
 * nothing on entry. The first section leads to the products.
 */
export function LandingScreen() {
  const heading = useHeadingFocus();
  const current = useCurrentSection();
  const followAnchor = useSmoothAnchors();
  useScrollToHash();
  return (
    <Page carrier="default" onClick={followAnchor} top="paper">
      <LandingHead />
      <LandingHeader current={current} />
      <LandingMain>
        <Home heading={heading} />
        {sections}
      </LandingMain>
      <LandingFooter />
    </Page>
  );
}
