import { Checkbox } from 'colibri-recargas-components';
const DisabledChecked = () => <Checkbox label="Términos y condiciones" onChange={() => {}} disabled defaultChecked />;