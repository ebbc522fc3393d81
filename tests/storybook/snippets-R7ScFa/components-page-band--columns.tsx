import { Band, BandLead, BandTitle } from 'colibri-recargas-components';
const Columns = () => <Band
    background="ground"
    aria-label="Ventas"
    columns="wide-end">
    <BandTitle>Ventas</BandTitle>
    <BandLead>Elija la compañía. El paquete y el número vienen después.</BandLead>
</Band>;