import { ExpiryField } from 'colibri-recargas-components';
const Default = () => <ExpiryField
    label="Vencimiento"
    name="expiry"
    placeholder="MM/AAAA"
    onChange={() => {}} />;