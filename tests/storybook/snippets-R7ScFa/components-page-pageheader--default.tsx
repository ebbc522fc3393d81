import { CarrierLogo, IconLink, LanguageSelect, PageHeader, ScreenTitle } from 'colibri-recargas-components';
const Default = () => <PageHeader>
    <ScreenTitle>Elija la compañía</ScreenTitle>
    <p>Después, el paquete y el número. Sin registro.</p>
</PageHeader>;