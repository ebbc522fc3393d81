import { CardNumberField } from 'colibri-recargas-components/components/CardNumberField';

/** In a form, `FormData` holds the sixteen digits without spaces. `groups={[4, 6, 5]}` is for cards of fifteen. */
export function InForm() {
  return (
    <form>
      <CardNumberField label="Número de tarjeta" name="card" required />
    </form>
  );
}

/** Numbers of sixteen to nineteen digits. */
export function LongNumber() {
  return <CardNumberField label="Número de tarjeta" lengths={[16, 17, 18, 19]} name="card" />;
}