import { PatternFormat } from 'react-number-format';
import { createField } from '../contender';

export const contender = createField((phone, setPhone) => (
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
));
