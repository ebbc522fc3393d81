import { Select } from 'colibri-recargas-components';
const RightToLeft = () => <Select label="Forma de pago" onChange={() => {}}>
    <option value="demo">Demo</option>
    <option value="card">Visa / Mastercard</option>
</Select>;