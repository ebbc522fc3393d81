import { IconButton, IconLink } from 'colibri-recargas-components';
const OwnIcon = () => <IconButton
    icon={(<svg fill="none" height="99" stroke="currentColor" viewBox="0 0 24 24" width="99">
      <path d="M12 3v18M3 12h18" />
    </svg>)}
    label="Cambiar"
    onClick={() => {}} />;