import { Button, ButtonLink, Icon } from 'colibri-recargas-components';
const Large = () => <Button onClick={() => {}} size="large">Pagar</Button>;