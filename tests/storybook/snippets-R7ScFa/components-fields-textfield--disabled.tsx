import { Icon, IconButton, TextField } from 'colibri-recargas-components';
const Disabled = () => <TextField
    label="Titular"
    onChange={() => {}}
    defaultValue="María López"
    disabled />;