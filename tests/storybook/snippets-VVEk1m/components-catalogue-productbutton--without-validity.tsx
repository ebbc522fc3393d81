import { ProductButton } from 'colibri-recargas-components';
const WithoutValidity = () => <ProductButton
    price={50}
    description="1 hora"
    lang="es"
    language="es"
    validity={undefined}
    name="producto"
    value="TEL-TA-050"
    onChange={() => {}} />;