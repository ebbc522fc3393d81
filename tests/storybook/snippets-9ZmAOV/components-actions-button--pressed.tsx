import { Button, ButtonLink, Icon } from 'colibri-recargas-components';
const Pressed = () => <Button onClick={() => {}}>Pagar</Button>;