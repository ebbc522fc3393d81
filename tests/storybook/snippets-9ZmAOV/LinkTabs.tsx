import { Band } from 'colibri-recargas-components/components/Band';
import { LinkTabs } from 'colibri-recargas-components/components/LinkTabs';

/** `value` is the index of the link to the current page. */
export function Default() {
  return (
    <Band aria-label="Tienda" background="indigo">
      <LinkTabs
        value={0}
        label="Secciones de la tienda"
        links={[
          { href: '/tienda', label: 'Recargas' },
          { href: '/tienda/servicios', label: 'Servicios' },
        ]}
      />
    </Band>
  );
}