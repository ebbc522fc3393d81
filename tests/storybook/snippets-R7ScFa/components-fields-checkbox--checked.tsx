import { Checkbox } from 'colibri-recargas-components';
const Checked = () => <Checkbox label="Términos y condiciones" onChange={() => {}} defaultChecked />;