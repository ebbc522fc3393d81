import { Icon, iconNames } from 'colibri-recargas-components';
const OwnIcon = () => <Icon name={undefined}><path d="M12 3v18M3 12h18" /></Icon>;