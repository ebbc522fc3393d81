import { Icon, IconButton, TextField } from 'colibri-recargas-components';
const WideSlots = () => <TextField
    label="Titular"
    onChange={() => {}}
    defaultValue="12"
    end={
      <>
        <span>AMEX</span>
        <IconButton icon="info" label="16 dígitos" />
      </>
    }
    start={
      <select aria-label="Número celular">
        <option>+502</option>
        <option>+57</option>
      </select>
    } />;