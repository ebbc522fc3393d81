import { CardholderField } from 'colibri-recargas-components';
const Default = () => <CardholderField
    label="Titular"
    name="cardholder"
    placeholder="Nombre y apellidos"
    onChange={() => {}} />;