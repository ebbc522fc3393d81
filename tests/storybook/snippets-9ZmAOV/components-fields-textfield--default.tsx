import { Icon, IconButton, TextField } from 'colibri-recargas-components';
const Default = () => <TextField label="Titular" onChange={() => {}} />;