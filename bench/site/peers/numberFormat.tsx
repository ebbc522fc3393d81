import { useState } from 'react';
import { PatternFormat } from 'react-number-format';
import type { Contender } from '../contender';

function Field() {
  const [phone, setPhone] = useState('');
  return (
    <form data-phone={phone}>
      <label>
        Número celular
        <PatternFormat
          format="### ### ## ##"
          name="celular"
          onValueChange={({ value }) => setPhone(value)}
          type="tel"
          value={phone}
          valueIsNumericString
        />
      </label>
    </form>
  );
}

export function createField(): Contender {
  return { element: () => <Field />, selector: 'input' };
}
