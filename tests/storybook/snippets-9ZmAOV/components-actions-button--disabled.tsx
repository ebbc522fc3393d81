import { Button, ButtonLink, Icon } from 'colibri-recargas-components';
const Disabled = () => <Button onClick={() => {}} disabled>Pagar</Button>;