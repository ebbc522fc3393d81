import { Button, ButtonLink, Icon } from 'colibri-recargas-components';
const OnBrand = () => <Button onClick={() => {}} surface="brand">Pagar</Button>;