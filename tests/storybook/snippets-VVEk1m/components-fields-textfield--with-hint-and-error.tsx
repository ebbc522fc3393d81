import { Icon, IconButton, TextField } from 'colibri-recargas-components';
const WithHintAndError = () => <TextField
    label="Titular"
    onChange={() => {}}
    description="16 dígitos"
    hint="Nombre y apellidos"
    error="Ingrese el nombre del titular" />;