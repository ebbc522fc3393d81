import { PageFooter } from 'colibri-recargas-components';
const Foot = () => <PageFooter
    name="Colibrí"
    note="Los nombres de las compañías pertenecen a sus titulares."
    links={[
      { href: 'https://colibri.example/privacidad', label: "Aviso de privacidad" },
      { href: 'https://colibri.example/terminos', label: "Términos y condiciones" },
    ]}
    variant="band"
    end={<a href="#top">Volver al inicio</a>} />;