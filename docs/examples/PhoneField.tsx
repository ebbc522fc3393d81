import { Button } from 'colibri-recargas-components/components/Button';
import { PhoneField } from 'colibri-recargas-components/components/PhoneField';
import { useState } from 'react';

const texts = {
  clearLabel: 'Borrar el número',
  label: 'Número celular',
  unreadNote: 'No se pudo leer el texto.',
};

/** In a form, `FormData` holds the ten digits. */
export function InForm() {
  return (
    <form>
      <PhoneField {...texts} name="phone" required />
      <Button type="submit">Continuar</Button>
    </form>
  );
}

/** Controlled: `value` and `onChange` are digits, not an event. */
export function Controlled() {
  const [phone, setPhone] = useState('5512345000');
  return <PhoneField {...texts} hint={`${phone.length} de 10`} onChange={setPhone} value={phone} />;
}

/**
 * Another country: `groups` are the digits of each group, `lengths` are how many a number can have, and `countryCode` is
 * removed from a pasted number.
 */
export function Brazil() {
  return (
    <PhoneField
      {...texts}
      countryCode="55"
      groups={[2, 5, 4]}
      lengths={[10, 11]}
      name="phone"
      required
      start="+55"
    />
  );
}
