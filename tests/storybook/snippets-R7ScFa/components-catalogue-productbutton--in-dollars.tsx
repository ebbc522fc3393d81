import { ProductButton } from 'colibri-recargas-components';
const InDollars = () => <ProductButton
    price={20}
    description="Saldo + 400 MB y 750 MB para redes"
    lang="es"
    language="es"
    validity="7 días"
    name="producto"
    value="TEL-TA-050"
    onChange={() => {}}
    currency="USD" />;