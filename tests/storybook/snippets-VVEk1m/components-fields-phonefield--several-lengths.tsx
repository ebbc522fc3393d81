import { PhoneField } from 'colibri-recargas-components';
const SeveralLengths = () => <PhoneField
    label="Número celular"
    clearLabel="Borrar el número"
    name="phone"
    onChange={() => {}}
    onBlur={() => {}}
    groups={[2, 5, 4]}
    lengths={[10, 11]}
    countryCode="55"
    start="+55"
    required />;