import { CarrierLogo, IconLink, LanguageSelect, PageHeader, ScreenTitle } from 'colibri-recargas-components';
const LongName = () => <PageHeader
    end={
      <LanguageSelect
        label="Idioma"
        options={[{ value: 'es', label: 'Español' }]}
        surface="brand"
      />
    }
    start={
      <>
        <IconLink href="/start" icon="back" label="Volver a las compañías" surface="brand" />
        <CarrierLogo code="COMETA MOVIL" size="large" />
      </>
    } />;