import { Icon, IconButton, TextField } from 'colibri-recargas-components';
const Filled = () => <TextField label="Titular" onChange={() => {}} defaultValue="María López" />;