import { Amount } from 'colibri-recargas-components';
const PriceTag = () => <Amount value={50} language="es" tag size="large" />;