import { Band, BandLead, BandTitle } from 'colibri-recargas-components/components/Band';

/** Two sections of a page. `next` is the ground below the section. */
export function Default() {
  return (
    <>
      <Band aria-label="Servicios" background="paper" next="indigo">
        <BandTitle>Servicios</BandTitle>
        <BandLead>Recargas y pago de servicios.</BandLead>
      </Band>
      <Band aria-label="Tienda" background="indigo" next="foot">
        <BandTitle>Tienda</BandTitle>
      </Band>
    </>
  );
}
