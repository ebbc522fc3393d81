import { SectionNav } from 'colibri-recargas-components/components/SectionNav';

/** On phones, the menu opens below the nearest positioned ancestor. */
export function Default() {
  return (
    <header style={{ position: 'relative' }}>
      <SectionNav
        value={1}
        label="Secciones"
        links={[
          { href: '#inicio', label: 'Inicio' },
          { href: '#servicios', label: 'Servicios' },
        ]}
        menuLabel="Menú"
      />
    </header>
  );
}