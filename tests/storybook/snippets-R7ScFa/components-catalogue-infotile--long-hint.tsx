import { InfoTile, Picture, abono } from 'colibri-recargas-components';
const LongHint = () => <InfoTile
    heading="Abono"
    hint="Con el abono se paga a plazos un equipo o un servicio ya contratado. Este aviso es informativo: aquí no se hace ningún cargo."
    picture={<Picture {...abono} />}
    onClick={() => {}} />;