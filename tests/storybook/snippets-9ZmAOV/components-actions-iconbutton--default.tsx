import { IconButton, IconLink } from 'colibri-recargas-components';
const Default = () => <IconButton icon="close" label="Cerrar aviso" onClick={() => {}} />;