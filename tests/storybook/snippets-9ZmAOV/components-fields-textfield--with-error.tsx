import { Icon, IconButton, TextField } from 'colibri-recargas-components';
const WithError = () => <TextField
    label="Titular"
    onChange={() => {}}
    error="Ingrese el nombre del titular" />;