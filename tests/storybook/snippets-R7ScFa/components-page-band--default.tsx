import { Band, BandLead, BandTitle } from 'colibri-recargas-components';
const Default = () => <Band background="indigo" aria-label="Ventas">
    <BandTitle>Ventas</BandTitle>
    <BandLead>Elija la compañía. El paquete y el número vienen después.</BandLead>
</Band>;