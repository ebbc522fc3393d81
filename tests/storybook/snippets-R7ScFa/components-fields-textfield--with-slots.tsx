import { Icon, IconButton, TextField } from 'colibri-recargas-components';
const WithSlots = () => <TextField
    label="Titular"
    onChange={() => {}}
    start="+52"
    end={<Icon name="info" />}
    defaultValue="55 1234 5000" />;