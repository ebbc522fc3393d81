import { Button, ButtonLink, Icon } from 'colibri-recargas-components';
const Quiet = () => <Button onClick={() => {}} variant="quiet">Empezar de nuevo</Button>;