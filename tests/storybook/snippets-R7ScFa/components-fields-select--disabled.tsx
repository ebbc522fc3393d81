import { Select } from 'colibri-recargas-components';
const Disabled = () => <Select label="Forma de pago" onChange={() => {}} disabled>
    <option value="demo">Demo</option>
    <option value="card">Visa / Mastercard</option>
</Select>;