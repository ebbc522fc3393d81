import { ProgressBar } from 'colibri-recargas-components';
const UnbrokenWord = () => <ProgressBar label={'W'.repeat(400)} value={95} valueText={'W'.repeat(400)} />;