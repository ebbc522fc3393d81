import { CardNumberField } from 'colibri-recargas-components/components/CardNumberField';

/** In a form, `FormData` holds the sixteen digits without spaces. */
export function InForm() {
  return (
    <form>
      <CardNumberField label="Número de tarjeta" name="card" required />
    </form>
  );
}

/** Cards of fifteen digits. */
export function FifteenDigits() {
  return <CardNumberField groups={[4, 6, 5]} label="Número de tarjeta" name="card" required />;
}
