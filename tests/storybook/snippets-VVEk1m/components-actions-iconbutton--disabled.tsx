import { IconButton, IconLink } from 'colibri-recargas-components';
const Disabled = () => <IconButton icon="close" label="Cerrar aviso" onClick={() => {}} disabled />;