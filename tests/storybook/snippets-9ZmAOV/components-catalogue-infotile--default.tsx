import { InfoTile, Picture, abono } from 'colibri-recargas-components';
const Default = () => <InfoTile
    heading="Abono"
    hint="Pago de abonos a su equipo o servicio."
    picture={<Picture {...abono} />}
    onClick={() => {}} />;