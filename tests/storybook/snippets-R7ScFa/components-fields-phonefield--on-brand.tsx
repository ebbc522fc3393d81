import { PhoneField } from 'colibri-recargas-components';
const OnBrand = () => <PhoneField
    label="Número celular"
    clearLabel="Borrar el número"
    name="phone"
    onChange={() => {}}
    onBlur={() => {}}
    defaultValue="5512345"
    hint="10 dígitos"
    surface="brand" />;