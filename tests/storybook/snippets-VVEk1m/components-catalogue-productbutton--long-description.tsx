import { ProductButton } from 'colibri-recargas-components';
const LongDescription = () => <ProductButton
    price={50}
    description="Saldo para llamadas y mensajes, 20 GB para navegar, redes sociales ilimitadas y servicio en México, Estados Unidos y Canadá"
    lang="es"
    language="es"
    validity="7 días"
    name="producto"
    value="TEL-TA-050"
    onChange={() => {}} />;