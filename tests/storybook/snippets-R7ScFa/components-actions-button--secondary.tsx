import { Button, ButtonLink, Icon } from 'colibri-recargas-components';
const Secondary = () => <Button onClick={() => {}} variant="secondary">Pagar</Button>;