import { CardholderField } from 'colibri-recargas-components';
const AnyScript = () => <CardholderField
    label="Titular"
    name="cardholder"
    placeholder="Nombre y apellidos"
    onChange={() => {}}
    defaultValue="नरेन्द्र 李小龙 O'Brien-Núñez" />;