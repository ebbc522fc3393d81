import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PhoneField } from '#components/PhoneField';
import { GlobalStyle } from '#theme/GlobalStyle';
import { IMaskInput, PatternFormat } from './peers/index.js';

/** The fields by name. Each receives its value and its setter. */
const contenders = {
  PhoneField: (value, onChange) => <PhoneField {...{ value, onChange }} label="Número celular" />,
  'react-imask': (value, onAccept) => (
    <IMaskInput {...{ value, onAccept }} mask="000 000 00 00" unmask />
  ),
  'react-number-format': (value, setValue) => (
    <PatternFormat
      format="### ### ## ##"
      onValueChange={(values) => setValue(values.value)}
      value={value}
      valueIsNumericString
    />
  ),
};

function Form({ field }) {
  const [phone, setPhone] = useState('');
  return <form data-phone={phone}>{field(phone, setPhone)}</form>;
}

createRoot(document.getElementById('root')).render(
  <main data-carrier="default">
    <GlobalStyle />
    <Form field={contenders[new URLSearchParams(location.search).get('name')]} />
  </main>,
);
