import { CarrierLogo } from 'colibri-recargas-components/components/CarrierLogo';
import { IconLink } from 'colibri-recargas-components/components/IconButton';
import { PageHeader, ScreenTitle } from 'colibri-recargas-components/components/PageHeader';

/** The title of the page, its one `h1`, below a bar in the colours of a carrier. */
export function Default() {
  return (
    <PageHeader
      data-carrier="UNEFON"
      start={
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