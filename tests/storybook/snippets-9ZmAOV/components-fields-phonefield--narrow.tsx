import { PhoneField } from 'colibri-recargas-components';
const Narrow = () => <PhoneField
    label="Número celular"
    clearLabel="Borrar el número"
    name="phone"
    onChange={() => {}}
    onBlur={() => {}}
    defaultValue="5512345678" />;