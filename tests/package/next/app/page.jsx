import {
  Amount,
  Button,
  CarrierLogo,
  formatAmount,
  PageHeader,
  ScreenTitle,
} from 'colibri-recargas-components';
import Link from 'next/link';

export default function Page() {
  return (
    <>
      <PageHeader start={<CarrierLogo code="UNEFON" />}>
        <ScreenTitle>Recargas</ScreenTitle>
      </PageHeader>
      <main>
        <p id="total">{formatAmount(1234.5, { language: 'es', currency: 'MXN' })}</p>
        <Amount value={50} />
        <Button data-carrier="LUCERO" id="own">
          Lucero
        </Button>
        <Button className="bg-black">Negro</Button>
        <Link href="/pay">Seguir</Link>
      </main>
    </>
  );
}
