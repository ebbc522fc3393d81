import { TextLink } from 'colibri-recargas-components';
const Default = () => <TextLink href="#receipt">Ver el último recibo</TextLink>;