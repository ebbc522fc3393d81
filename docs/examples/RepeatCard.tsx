import { RepeatCard } from 'colibri-recargas-components/components/RepeatCard';

/** One press leads to the payment. The link in its corner leads to the order. */
export function Default() {
  return (
    <RepeatCard
      change={{
        href: '/recargas/TELCEL',
        label: 'Cambiar',
        'aria-label': 'Cambiar la recarga de Mamá',
      }}
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
      change={{ href: '/recargas/UNEFON', label: 'Cambiar' }}
      code="UNEFON"
      description="Este paquete ya no se vende."
      href="/recargas/UNEFON"
      phone="551 234 50 00"
    />
  );
}
