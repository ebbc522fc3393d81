import { CardNumberField } from 'colibri-recargas-components';
const Filled = () => <CardNumberField
    label="Número de tarjeta"
    name="card"
    onChange={() => {}}
    defaultValue="4242424242424242" />;