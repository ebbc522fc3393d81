import { Select } from 'colibri-recargas-components';
const LongOption = () => <Select label="Forma de pago" onChange={() => {}}>
    <option>Esto es una demostración: no se hace ningún cargo. No use una tarjeta real.</option>
</Select>;