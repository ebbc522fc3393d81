import { Select } from 'colibri-recargas-components';
const ChooseAnOption = () => <Select label="Forma de pago" onChange={() => {}}>
    <option value="demo">Demo</option>
    <option value="card">Visa / Mastercard</option>
</Select>;