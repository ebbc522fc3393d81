import { RadioGroup } from 'colibri-recargas-components/components/RadioGroup';
import { useState } from 'react';

const instalments = [
  { value: '1', label: 'Un pago de $600.00' },
  { value: '3', label: '3 meses de $200.00', hint: 'Sin intereses' },
  { value: '12', label: '12 meses de $50.00', disabled: true },
];

/** An uncontrolled group. The data of the form contains the value of the selected option under `name`. */
export function Default() {
  return <RadioGroup defaultValue="1" label="Pagos" name="instalments" options={instalments} />;
}

/** A controlled group. `onChange` gets the value. */
export function Controlled() {
  const [value, setValue] = useState('1');
  return (
    <RadioGroup
      label="Pagos"
      name="instalments"
      onChange={setValue}
      options={instalments}
      value={value}
    />
  );
}