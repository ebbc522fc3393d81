import { CvvField } from 'colibri-recargas-components';
const Default = () => <CvvField label="CVV" name="cvv" onChange={() => {}} />;