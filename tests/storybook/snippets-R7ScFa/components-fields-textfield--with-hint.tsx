import { Icon, IconButton, TextField } from 'colibri-recargas-components';
const WithHint = () => <TextField
    label="Titular"
    onChange={() => {}}
    hint="Nombre y apellidos" />;