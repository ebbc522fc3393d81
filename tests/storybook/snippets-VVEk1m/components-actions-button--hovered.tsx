import { Button, ButtonLink, Icon } from 'colibri-recargas-components';
const Hovered = () => <Button onClick={() => {}}>Pagar</Button>;