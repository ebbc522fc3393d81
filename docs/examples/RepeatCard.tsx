import { RepeatCard } from 'colibri-recargas-components/components/RepeatCard';
import { TextLink } from 'colibri-recargas-components/components/TextLink';

/** One press leads to the payment, and the link inside to the choice of another product. */
export function Default() {
  return (
    <RepeatCard
      code="TELCEL"
      end={
        <TextLink href="/recargas/TELCEL" variant="quiet">
          Cambiar
        </TextLink>
      }
      href="/recargas/pago"
      name="Mamá"
      phone="551 234 50 00"
      product={{ description: 'Saldo y 400 MB', price: 50, validity: '7 días' }}
    />
  );
}
