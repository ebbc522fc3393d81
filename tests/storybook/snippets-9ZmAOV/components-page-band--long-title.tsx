import { Band, BandLead, BandTitle } from 'colibri-recargas-components';
const LongTitle = () => <Band background="indigo" aria-label="Ventas">
    <BandTitle>Puede deberse a la conexión o a una versión nueva del sitio. Ningún pago se repite al actualizar la página.</BandTitle>
</Band>;