import { Page } from '../parts/Page';
import { AboutUs } from './AboutUs';
import { Contact } from './Contact';
import { Home } from './Home';
import { LandingMain } from './Landing.styles';
import { LandingFooter, LandingHeader } from './LandingFrame';
import { LandingHead } from './LandingHead';
import { Services } from './Services';
import { Shop } from './Shop';
import { useCurrentSection } from './useCurrentSection';

/**
 * The landing page: five sections on one page, and the shop's nested routes (requirements §2.2). It needs
 * nothing on entry. The first section leads to the products.
 */
export function LandingScreen() {
  const current = useCurrentSection();
  return (
    <Page carrier="default" top="paper">
      <LandingHead />
      <LandingHeader current={current} />
      <LandingMain>
        <Home />
        <Services />
        <AboutUs />
        <Shop />
        <Contact />
      </LandingMain>
      <LandingFooter />
    </Page>
  );
}
