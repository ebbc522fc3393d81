import { Checkbox } from 'colibri-recargas-components';
const Disabled = () => <Checkbox label="Términos y condiciones" onChange={() => {}} disabled />;