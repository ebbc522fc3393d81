import { ProgressBar } from 'colibri-recargas-components';
const Default = () => <ProgressBar label="Desarrollo web" value={95} valueText="95%" />;