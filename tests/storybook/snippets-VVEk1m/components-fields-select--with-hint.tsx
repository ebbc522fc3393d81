import { Select } from 'colibri-recargas-components';
const WithHint = () => <Select label="Forma de pago" onChange={() => {}} hint="Esto es una demostración: no se hace ningún cargo. No use una tarjeta real.">
    <option value="demo">Demo</option>
    <option value="card">Visa / Mastercard</option>
</Select>;