import { CardholderField } from 'colibri-recargas-components';
const Filled = () => <CardholderField
    label="Titular"
    name="cardholder"
    placeholder="Nombre y apellidos"
    onChange={() => {}}
    defaultValue="MARÍA LÓPEZ" />;