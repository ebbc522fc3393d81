import { Icon, IconButton, TextField } from 'colibri-recargas-components';
const OtherShape = () => <TextField
    label="Titular"
    onChange={() => {}}
    defaultValue="María López"
    style={{
      '--colibri-field-radius': '0',
      '--colibri-field-padding': '8px',
      '--colibri-field-height': '80px',
      '--colibri-field-gap': '2px',
    }} />;