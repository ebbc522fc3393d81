import { PhoneField } from 'colibri-recargas-components';
const OtherNumberingPlan = () => <PhoneField
    label="Número celular"
    clearLabel="Borrar el número"
    name="phone"
    onChange={() => {}}
    onBlur={() => {}}
    groups={[3, 3, 4]}
    countryCode="57"
    start="+57"
    defaultValue="+57 300 123 4567" />;