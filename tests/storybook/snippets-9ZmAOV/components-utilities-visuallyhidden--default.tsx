import { VisuallyHidden } from 'colibri-recargas-components';
const Default = () => <VisuallyHidden>Cargando</VisuallyHidden>;