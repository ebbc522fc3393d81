import { Bunting } from 'colibri-recargas-components/components/Bunting';
import { PageHeader, ScreenTitle } from 'colibri-recargas-components/components/PageHeader';

/** At the upper edge of a header. */
export function Default() {
  return (
    <PageHeader>
      <Bunting style={{ inlineSize: '20rem' }} />
      <ScreenTitle>Elija la compañía</ScreenTitle>
    </PageHeader>
  );
}