import { Checkbox } from 'colibri-recargas-components';
const Check = () => <Checkbox label="Términos y condiciones" onChange={() => {}} />;