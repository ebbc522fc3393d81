import { IconButton } from 'colibri-recargas-components/components/IconButton';
import { TextField } from 'colibri-recargas-components/components/TextField';

/** A native input with a label and a hint. Its props, `value` and `onChange` are native. */
export function Default() {
  return (
    <TextField
      autoComplete="email"
      hint="Para enviarle el comprobante"
      label="Correo electrónico"
      name="email"
      type="email"
    />
  );
}

/** What is before and after the value: a text, an icon or a control. A press on a text focuses the input. */
export function WithSlots() {
  return (
    <TextField
      end={<IconButton icon="info" label="¿Dónde está?" />}
      label="Cupón"
      name="coupon"
      start="C-"
    />
  );
}
