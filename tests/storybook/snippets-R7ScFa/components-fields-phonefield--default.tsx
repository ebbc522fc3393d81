import { PhoneField } from 'colibri-recargas-components';
const Default = () => <PhoneField
    label="Número celular"
    clearLabel="Borrar el número"
    name="phone"
    onChange={() => {}}
    onBlur={() => {}} />;