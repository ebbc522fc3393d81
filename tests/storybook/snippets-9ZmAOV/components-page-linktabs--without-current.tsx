import { Band, LinkTabs } from 'colibri-recargas-components';
const WithoutCurrent = () => <Band background="indigo">
    <LinkTabs
        label="Ventas: recargas, pago de servicios y propuestas"
        value={undefined}
        links={[
          { href: '#top-ups', label: "Recargas" },
          { href: '#services', label: "Pago de servicios" },
          { href: '#proposals', label: "Propuestas" },
        ]} />
</Band>;