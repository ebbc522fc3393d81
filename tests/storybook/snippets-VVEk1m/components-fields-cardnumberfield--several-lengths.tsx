import { CardNumberField } from 'colibri-recargas-components';
const SeveralLengths = () => <CardNumberField
    label="Número de tarjeta"
    name="card"
    onChange={() => {}}
    lengths={[16, 17, 18, 19]}
    defaultValue="4000123412341234123"
    required />;