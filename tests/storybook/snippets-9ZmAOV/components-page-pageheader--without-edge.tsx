import { CarrierLogo, IconLink, LanguageSelect, PageHeader, ScreenTitle } from 'colibri-recargas-components';
const WithoutEdge = () => <PageHeader edge="none">
    <ScreenTitle>Recarga lista</ScreenTitle>
</PageHeader>;