import { PageFooter } from 'colibri-recargas-components';
const WithoutLinks = () => <PageFooter name="Colibrí" note="Los nombres de las compañías pertenecen a sus titulares." links={[]} />;