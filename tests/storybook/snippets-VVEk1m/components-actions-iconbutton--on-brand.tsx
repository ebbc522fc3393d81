import { IconButton, IconLink } from 'colibri-recargas-components';
const OnBrand = () => <IconButton
    icon="close"
    label="Cerrar aviso"
    onClick={() => {}}
    surface="brand" />;