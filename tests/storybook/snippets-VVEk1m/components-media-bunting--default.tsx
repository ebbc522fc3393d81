import { Bunting } from 'colibri-recargas-components';
const Default = () => <Bunting />;