import { Button, ButtonLink, Icon } from 'colibri-recargas-components';
const QuietDisabled = () => <>
    <Button onClick={() => {}} variant="quiet" disabled>Empezar de nuevo</Button> <Button onClick={() => {}} variant="quiet" aria-disabled>Empezar de nuevo</Button>
</>;