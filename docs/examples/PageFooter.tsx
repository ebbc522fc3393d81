import { PageFooter } from 'colibri-recargas-components/components/PageFooter';

/** The company’s name is a link. */
export function Default() {
  return (
    <PageFooter
      home={{ href: '/' }}
      links={[
        { href: '/privacidad', text: 'Aviso de privacidad' },
        { href: '/terminos', text: 'Términos' },
      ]}
      name="Colibrí"
      note="Los nombres de las compañías pertenecen a sus dueños."
    />
  );
}
