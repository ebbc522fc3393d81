import { Icon, iconNames } from 'colibri-recargas-components';
const Default = () => <Icon name="globe" />;