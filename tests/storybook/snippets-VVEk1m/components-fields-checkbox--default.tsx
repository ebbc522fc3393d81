import { Checkbox } from 'colibri-recargas-components';
const Default = () => <Checkbox label="Términos y condiciones" onChange={() => {}} />;