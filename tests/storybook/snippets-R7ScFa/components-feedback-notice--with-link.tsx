import { Notice } from 'colibri-recargas-components';
const WithLink = () => (
  <Notice>
    <span>Por ahora no hay paquetes de esta compañía.</span> <a href="/start">Elegir otra compañía</a>
  </Notice>
);