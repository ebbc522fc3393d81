import { ProgressBar } from 'colibri-recargas-components';
const Empty = () => <ProgressBar label="Desarrollo web" value={0} valueText="0%" />;