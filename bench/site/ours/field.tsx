import { useState } from 'react';
import { PhoneField } from '#components/PhoneField';
import { GlobalStyle } from '#theme/GlobalStyle';
import type { Contender } from '../contender';

function Field() {
  const [phone, setPhone] = useState('');
  return (
    <form data-carrier="default" data-phone={phone}>
      <PhoneField
        clearLabel="Borrar"
        label="Número celular"
        name="celular"
        onChange={setPhone}
        value={phone}
      />
    </form>
  );
}

export function createField(): Contender {
  return {
    element: () => (
      <>
        <GlobalStyle />
        <Field />
      </>
    ),
    selector: 'input',
  };
}
