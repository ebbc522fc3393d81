import { IconButton, IconLink } from 'colibri-recargas-components';
const AsLink = () => <IconLink href="#start" icon="back" label="Volver a las compañías" surface="brand" />;