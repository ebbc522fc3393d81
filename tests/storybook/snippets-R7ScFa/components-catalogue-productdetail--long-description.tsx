import { ProductDetail } from 'colibri-recargas-components';
const LongDescription = () => <ProductDetail
    description="Saldo para llamadas y mensajes, 20 GB para navegar, redes sociales ilimitadas y servicio en México, Estados Unidos y Canadá"
    lang="es"
    price={50}
    language="es"
    validity="7 días"
    validityLabel="Vigencia:" />;