import { PageFooter } from 'colibri-recargas-components';
const Default = () => <PageFooter
    name="Colibrí"
    note="Los nombres de las compañías pertenecen a sus titulares."
    links={[
      { href: 'https://colibri.example/privacidad', label: "Aviso de privacidad" },
      { href: 'https://colibri.example/terminos', label: "Términos y condiciones" },
    ]} />;