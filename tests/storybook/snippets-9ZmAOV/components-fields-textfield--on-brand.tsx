import { Icon, IconButton, TextField } from 'colibri-recargas-components';
const OnBrand = () => <TextField
    label="Titular"
    onChange={() => {}}
    hint="Nombre y apellidos"
    error="Ingrese el nombre del titular"
    surface="brand" />;