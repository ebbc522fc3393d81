import { ProductButton } from 'colibri-recargas-components';
const Default = () => <ProductButton
    price={50}
    description="Saldo + 400 MB y 750 MB para redes"
    lang="es"
    language="es"
    validity="7 días"
    name="producto"
    value="TEL-TA-050"
    onChange={() => {}} />;