import { SectionNav } from 'colibri-recargas-components/components/SectionNav';

/** On phones, the menu opens below the nearest positioned ancestor. */
export function Default() {
  return (
    <header style={{ position: 'relative' }}>
      <SectionNav
        current={1}
        label="Secciones"
        links={[
          { href: '#inicio', text: 'Inicio' },
          { href: '#servicios', text: 'Servicios' },
        ]}
        menuLabel="Menú"
      />
    </header>
  );
}
