import { Amount } from 'colibri-recargas-components';
const Default = () => <Amount value={1234.5} language="es" />;