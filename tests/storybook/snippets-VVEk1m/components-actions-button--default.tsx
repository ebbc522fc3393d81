import { Button, ButtonLink, Icon } from 'colibri-recargas-components';
const Default = () => <Button onClick={() => {}}>Pagar</Button>;