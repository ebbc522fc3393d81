import { Band, LinkTabs } from 'colibri-recargas-components';
const Default = () => <Band background="indigo">
    <LinkTabs
        label="Ventas: recargas, pago de servicios y propuestas"
        value={0}
        links={[
          { href: '#top-ups', label: "Recargas" },
          { href: '#services', label: "Pago de servicios" },
          { href: '#proposals', label: "Propuestas" },
        ]} />
</Band>;