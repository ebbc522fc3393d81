import { PhoneField } from 'colibri-recargas-components';
const WithError = () => <PhoneField
    label="Número celular"
    clearLabel="Borrar el número"
    name="phone"
    onChange={() => {}}
    onBlur={() => {}}
    defaultValue="55123"
    error="Ingrese un número de telefono de 10 digitos" />;