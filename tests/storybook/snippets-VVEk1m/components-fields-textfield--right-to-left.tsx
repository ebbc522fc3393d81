import { Icon, IconButton, TextField } from 'colibri-recargas-components';
const RightToLeft = () => <TextField
    label="Titular"
    onChange={() => {}}
    start="+57"
    end="VISA ELECTRON"
    defaultValue="نص" />;