import { Icon, IconButton, TextField } from 'colibri-recargas-components';
const WithPlaceholder = () => <TextField
    label="Titular"
    onChange={() => {}}
    placeholder="Nombre y apellidos" />;