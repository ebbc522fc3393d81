import { CarrierLogo } from 'colibri-recargas-components/components/CarrierLogo';
import { IconLink } from 'colibri-recargas-components/components/IconButton';
import { PageHeader, ScreenTitle } from 'colibri-recargas-components/components/PageHeader';

/** The header with the title of the page, its one `h1`. */
export function Default() {
  return (
    <PageHeader>
      <ScreenTitle>Recargas</ScreenTitle>
      <p>Elija su compañía.</p>
    </PageHeader>
  );
}

/** A bar with a link back and the wordmark, in the colours of a carrier. */
export function WithBar() {
  return (
    <PageHeader
      data-carrier="UNEFON"
      leading={
        <>
          <IconLink href="/recargas" icon="back" label="Volver" surface="brand" />
          <CarrierLogo code="UNEFON" />
        </>
      }
    >
      <ScreenTitle>Elija un paquete</ScreenTitle>
    </PageHeader>
  );
}
