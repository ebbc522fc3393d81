import { PageFooter } from 'colibri-recargas-components/components/PageFooter';

/** With the legal links. */
export function Default() {
  return (
    <PageFooter
      links={[
        { href: '/privacidad', label: 'Aviso de privacidad' },
        { href: '/terminos', label: 'Términos' },
      ]}
      name="Colibrí"
      note="Los nombres de las compañías pertenecen a sus dueños."
    />
  );
}