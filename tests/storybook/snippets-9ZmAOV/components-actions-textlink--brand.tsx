import { TextLink } from 'colibri-recargas-components';
const Brand = () => <TextLink href="#receipt" variant="brand">Ver el último recibo</TextLink>;