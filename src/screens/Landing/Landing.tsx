import { Page } from '../shared/layout';
import { useHeadingFocus } from '../shared/useHeadingFocus';
import { AboutUs } from './AboutUs';
import { Bar } from './Bar';
import { Contact } from './Contact';
import { Foot } from './Foot';
import { Home } from './Home';
import { LandingMain } from './Landing.styles';
import { Meta } from './Meta';
import { Services } from './Services';
import { Shop } from './Shop';
import { useArrival } from './useArrival';
import { useCurrentSection } from './useCurrentSection';

export { Proposals } from './Proposals';
export { BillPayments } from './BillPayments';
export { TopUpSales } from './TopUpSales';

/** The landing page: five sections on one page, and the shop's nested screens (spec §2). */
export function LandingScreen() {
  const heading = useHeadingFocus();
  const current = useCurrentSection();
  useArrival();
  return (
    <Page data-carrier="house">
      <Meta />
      <Bar current={current} />
      <LandingMain>
        <Home heading={heading} />
        <Services />
        <AboutUs />
        <Shop />
        <Contact />
      </LandingMain>
      <Foot />
    </Page>
  );
}
