import { PhoneField } from '#components/PhoneField';
import { GlobalStyle } from '#theme/GlobalStyle';
import { createField } from '../contender';

export const contender = createField((phone, setPhone) => (
  <>
    <GlobalStyle />
    <PhoneField
      clearLabel="Borrar"
      label="Número celular"
      name="celular"
      onChange={setPhone}
      value={phone}
    />
  </>
));
