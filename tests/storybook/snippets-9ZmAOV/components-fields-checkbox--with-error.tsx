import { Checkbox } from 'colibri-recargas-components';
const WithError = () => <Checkbox
    label="Términos y condiciones"
    onChange={() => {}}
    error="No se pudo abrir la página"
    hint="Esto es una demostración: no se hace ningún cargo. No use una tarjeta real."
    required />;