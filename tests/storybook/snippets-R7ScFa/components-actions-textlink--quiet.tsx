import { TextLink } from 'colibri-recargas-components';
const Quiet = () => <TextLink href="#receipt" variant="quiet">Ver el último recibo</TextLink>;