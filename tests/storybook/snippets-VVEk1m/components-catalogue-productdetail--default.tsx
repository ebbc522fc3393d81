import { ProductDetail } from 'colibri-recargas-components';
const Default = () => <ProductDetail
    description="Saldo + 400 MB y 750 MB para redes"
    lang="es"
    price={50}
    language="es"
    validity="7 días"
    validityLabel="Vigencia:" />;