import { Icon, IconButton, TextField } from 'colibri-recargas-components';
const Focused = () => <TextField label="Titular" onChange={() => {}} />;