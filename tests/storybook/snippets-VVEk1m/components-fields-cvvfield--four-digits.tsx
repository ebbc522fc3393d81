import { CvvField } from 'colibri-recargas-components';
const FourDigits = () => <CvvField
    label="CVV"
    name="cvv"
    onChange={() => {}}
    digits={4}
    defaultValue="7831" />;