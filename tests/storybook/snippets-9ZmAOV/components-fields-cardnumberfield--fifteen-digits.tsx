import { CardNumberField } from 'colibri-recargas-components';
const FifteenDigits = () => <CardNumberField
    label="Número de tarjeta"
    name="card"
    onChange={() => {}}
    groups={[4, 6, 5]}
    defaultValue="378282246310005" />;