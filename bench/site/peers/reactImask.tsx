import { useState } from 'react';
import { IMaskInput } from 'react-imask';
import type { Contender } from '../contender';

function Field() {
  const [phone, setPhone] = useState('');
  return (
    <form data-phone={phone}>
      <label>
        Número celular
        <IMaskInput
          mask="000 000 00 00"
          name="celular"
          onAccept={(value) => setPhone(value)}
          type="tel"
          unmask
          value={phone}
        />
      </label>
    </form>
  );
}

export function createField(): Contender {
  return { element: () => <Field />, selector: 'input' };
}
