import { AboutUs } from './AboutUs';
import { Contact } from './Contact';
import { Services } from './Services';
import { Shop } from './Shop';

export { BillPayments } from './BillPayments';
export { Proposals } from './Proposals';
export { TopUpSales } from './TopUpSales';

/** The landing page's sections below the first one, the shop with its nested screens among them (requirements §2). */
export function LandingSections() {
  return (
    <>
      <Services />
      <AboutUs />
      <Shop />
      <Contact />
    </>
  );
}
