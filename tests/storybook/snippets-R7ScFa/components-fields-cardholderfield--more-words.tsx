import { CardholderField } from 'colibri-recargas-components';
const MoreWords = () => <CardholderField
    label="Titular"
    name="cardholder"
    placeholder="Nombre y apellidos"
    onChange={() => {}}
    maxWords={6}
    cutNote="No cupo todo: se omitió lo que sobra." />;