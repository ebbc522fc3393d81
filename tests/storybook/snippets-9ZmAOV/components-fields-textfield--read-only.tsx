import { Icon, IconButton, TextField } from 'colibri-recargas-components';
const ReadOnly = () => <TextField
    label="Titular"
    onChange={() => {}}
    defaultValue="María López"
    readOnly />;