import { PageFooter } from 'colibri-recargas-components/components/PageFooter';

/** The company’s name is a link. */
export function Default() {
  return (
    <PageFooter
      home={{ href: '/' }}
      links={[
        { href: '/privacidad', label: 'Aviso de privacidad' },
        { href: '/terminos', label: 'Términos' },
      ]}
      name="Colibrí"
      note="Los nombres de las compañías pertenecen a sus dueños."
    />
  );
}
