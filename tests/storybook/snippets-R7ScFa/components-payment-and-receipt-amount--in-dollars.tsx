import { Amount } from 'colibri-recargas-components';
const InDollars = () => <Amount value={1234.5} language="es" currency="USD" />;