import { IconButton, IconLink } from 'colibri-recargas-components';
const OnPicture = () => <IconButton
    icon="next"
    label="Imagen siguiente"
    onClick={() => {}}
    surface="picture" />;