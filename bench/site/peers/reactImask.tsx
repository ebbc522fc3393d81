import { IMaskInput } from 'react-imask';
import { createField } from '../contender';

export const contender = createField((phone, setPhone) => (
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
));
