import { Band, BandLead, BandTitle } from 'colibri-recargas-components/components/Band';

/** Two sections of a page. The scallops of each one overlap the next. */
export function Default() {
  return (
    <>
      <Band aria-label="Servicios" background="paper">
        <BandTitle>Servicios</BandTitle>
        <BandLead>Recargas y pago de servicios.</BandLead>
      </Band>
      <Band aria-label="Tienda" background="indigo">
        <BandTitle>Tienda</BandTitle>
      </Band>
    </>
  );
}