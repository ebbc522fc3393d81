import { InfoTile, Picture, abono } from 'colibri-recargas-components';
const Disabled = () => <InfoTile
    heading="Abono"
    hint="Pago de abonos a su equipo o servicio."
    picture={<Picture {...abono} />}
    onClick={() => {}}
    disabled />;