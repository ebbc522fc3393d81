import { Button, ButtonLink, Icon } from 'colibri-recargas-components';
const WithIcon = () => <Button onClick={() => {}} variant="secondary">
    <Icon name="print" />
    <span>Imprimir</span>
</Button>;