import { RadioGroup } from 'colibri-recargas-components/components/RadioGroup';

const instalments = [
  { value: '1', label: 'Un pago de $600.00' },
  { value: '3', label: '3 meses de $200.00', hint: 'Sin intereses' },
  { value: '12', label: '12 meses de $50.00', disabled: true },
];

/** `FormData` holds the value of the selected option. A controlled group has `value` and `onChange`, which gets the value. */
export function Default() {
  return <RadioGroup defaultValue="1" label="Pagos" name="instalments" options={instalments} />;
}
