import { Select } from 'colibri-recargas-components';
const AsAList = () => <Select label="Forma de pago" onChange={() => {}} size={3}>
    <option value="demo">Demo</option>
    <option value="card">Visa / Mastercard</option>
</Select>;