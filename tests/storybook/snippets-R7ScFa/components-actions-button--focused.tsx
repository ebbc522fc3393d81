import { Button, ButtonLink, Icon } from 'colibri-recargas-components';
const Focused = () => <Button onClick={() => {}}>Pagar</Button>;