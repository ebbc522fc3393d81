import { Icon, IconButton, TextField } from 'colibri-recargas-components';
const Type = () => <TextField label="Titular" onChange={() => {}} />;