import { PhoneField } from 'colibri-recargas-components';
const RightToLeft = () => <PhoneField
    label="Número celular"
    clearLabel="Borrar el número"
    name="phone"
    onChange={() => {}}
    onBlur={() => {}}
    defaultValue="5512345"
    start="+52" />;