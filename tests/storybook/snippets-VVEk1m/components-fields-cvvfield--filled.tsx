import { CvvField } from 'colibri-recargas-components';
const Filled = () => <CvvField label="CVV" name="cvv" onChange={() => {}} defaultValue="783" />;