import { PhoneField } from 'colibri-recargas-components';
const Cleared = () => <PhoneField
    label="Número celular"
    clearLabel="Borrar el número"
    name="phone"
    onChange={() => {}}
    onBlur={() => {}}
    defaultValue="5512345678" />;