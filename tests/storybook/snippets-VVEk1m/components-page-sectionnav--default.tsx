import { SectionNav } from 'colibri-recargas-components';
const Default = () => <SectionNav
    label="Secciones"
    menuLabel="Menú de secciones"
    value={1}
    links={[
      { href: '#home', label: "Inicio" },
      { href: '#services', label: "Servicios" },
      { href: '#about-us', label: "Conózcanos" },
      { href: '#shop', label: "Ventas" },
      { href: '#contact', label: "Contacto" },
    ]} />;