import { Button, ButtonLink, Icon } from 'colibri-recargas-components';
const Press = () => <Button onClick={() => {}}>Pagar</Button>;