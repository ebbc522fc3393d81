import { PhoneField } from 'colibri-recargas-components';
const LeftOut = () => <PhoneField
    label="Número celular"
    clearLabel="Borrar el número"
    name="phone"
    onChange={() => {}}
    onBlur={() => {}}
    cutNote="No cupo todo: se omitió lo que sobra."
    unreadNote="No se pudo leer el texto." />;