import { Select } from 'colibri-recargas-components';
const OnBrand = () => <Select
    label="Forma de pago"
    onChange={() => {}}
    error="No disponible."
    hint="Esto es una demostración: no se hace ningún cargo. No use una tarjeta real."
    surface="brand">
    <option value="demo">Demo</option>
    <option value="card">Visa / Mastercard</option>
</Select>;