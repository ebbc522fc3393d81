import { Button, ButtonLink, Icon } from 'colibri-recargas-components';
const AsLink = () => <ButtonLink href="#top">Hacer otra recarga</ButtonLink>;