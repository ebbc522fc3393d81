import { IconButton, IconLink } from 'colibri-recargas-components';
const Press = () => <IconButton icon="close" label="Cerrar aviso" onClick={() => {}} />;