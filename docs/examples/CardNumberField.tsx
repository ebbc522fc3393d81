import { CardNumberField } from 'colibri-recargas-components/components/CardNumberField';
import { useState } from 'react';

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

/** Controlled: `value` and `onChange` are digits. The error is shown when the user leaves the field. */
export function WithError() {
  const [card, setCard] = useState('4000');
  const [touched, setTouched] = useState(true);
  const error = touched && card.length < 16 ? 'Escriba los 16 dígitos.' : undefined;
  return (
    <CardNumberField
      error={error}
      label="Número de tarjeta"
      onBlur={() => setTouched(true)}
      onChange={setCard}
      onFocus={() => setTouched(false)}
      value={card}
    />
  );
}
