import { CardholderField } from 'colibri-recargas-components';
const TooManyGroups = () => <CardholderField
    label="Titular"
    name="cardholder"
    placeholder="Nombre y apellidos"
    onChange={() => {}}
    cutNote="Caben cinco palabras: el resto del nombre no cupo."
    hint="Nombre y apellidos" />;