import { Button, ButtonLink, Icon } from 'colibri-recargas-components';
const UnbrokenWord = () => <Button onClick={() => {}}>{'W'.repeat(400)}</Button>;