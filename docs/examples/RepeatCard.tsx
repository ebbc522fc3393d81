import { RepeatCard } from 'colibri-recargas-components/components/RepeatCard';

/** One press leads to the payment. */
export function Default() {
  return (
    <RepeatCard
      code="TELCEL"
      description="Saldo y 400 MB"
      href="/recargas/pago"
      name="Mamá"
      phone="551 234 50 00"
      price={50}
    />
  );
}

/** Without a price if the product cannot be bought. The card then leads to the choice of another one. */
export function NotAvailable() {
  return (
    <RepeatCard
      code="UNEFON"
      description="Este paquete ya no se vende."
      href="/recargas/UNEFON"
      phone="551 234 50 00"
    />
  );
}
