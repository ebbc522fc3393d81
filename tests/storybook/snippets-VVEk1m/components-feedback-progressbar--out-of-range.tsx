import { ProgressBar } from 'colibri-recargas-components';
const OutOfRange = () => <ProgressBar label="Desarrollo web" value={140} valueText="100%" />;