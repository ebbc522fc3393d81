import { CardNumberField } from 'colibri-recargas-components/components/CardNumberField';

/** In a form, `FormData` holds the sixteen digits without spaces. `groups={[4, 6, 5]}` is for cards of fifteen. */
export function InForm() {
  return (
    <form>
      <CardNumberField label="Número de tarjeta" name="card" required />
    </form>
  );
}
