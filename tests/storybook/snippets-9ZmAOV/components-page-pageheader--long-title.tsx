import { CarrierLogo, IconLink, LanguageSelect, PageHeader, ScreenTitle } from 'colibri-recargas-components';
const LongTitle = () => <PageHeader>
    <ScreenTitle>Puede deberse a la conexión o a una versión nueva del sitio. Ningún pago se repite al actualizar la página.</ScreenTitle>
</PageHeader>;