import { Button, ButtonLink, Icon } from 'colibri-recargas-components';
const Pending = () => <Button onClick={() => {}} loading>Pagar</Button>;