import { ExpiryField } from 'colibri-recargas-components';
const Filled = () => <ExpiryField
    label="Vencimiento"
    name="expiry"
    placeholder="MM/AAAA"
    onChange={() => {}}
    defaultValue="032024" />;