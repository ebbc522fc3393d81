import { Band } from 'colibri-recargas-components/components/Band';
import { LinkTabs } from 'colibri-recargas-components/components/LinkTabs';

/** `current` is the index of the link to the current page. */
export function Default() {
  return (
    <Band aria-label="Tienda" ground="indigo" next="ground">
      <LinkTabs
        current={0}
        label="Secciones de la tienda"
        links={[
          { href: '/tienda', text: 'Recargas' },
          { href: '/tienda/servicios', text: 'Servicios' },
        ]}
      />
    </Band>
  );
}
