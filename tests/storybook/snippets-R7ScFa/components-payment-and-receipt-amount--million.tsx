import { Amount } from 'colibri-recargas-components';
const Million = () => <Amount value={1_000_000} language="es" size="huge" />;