import { PageHeader } from 'colibri-recargas-components/components/PageHeader';
import { ReceiptHeading } from 'colibri-recargas-components/components/ReceiptHeading';

/** In the header of the receipt. */
export function Default() {
  return (
    <PageHeader>
      <ReceiptHeading
        carrier="Telcel"
        date={{ text: '21 de noviembre de 2025, 12:30', dateTime: '2025-11-21T18:30:00.000Z' }}
        heading="Recarga lista"
        phone="551 234 50 00"
        phoneLabel="Número celular"
        validity="Vigencia: 7 días"
      />
    </PageHeader>
  );
}
