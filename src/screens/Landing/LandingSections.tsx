import { AboutUs } from './AboutUs';
import { Contact } from './Contact';
import { Services } from './Services';
import { Shop } from './Shop';

export { BillPayments } from './BillPayments';
export { Proposals } from './Proposals';
export { TopUpSales } from './TopUpSales';

/** The sections below the first one, including the shop with its nested screens (requirements §2). */
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
