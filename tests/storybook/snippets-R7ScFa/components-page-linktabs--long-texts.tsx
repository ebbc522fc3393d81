import { Band, LinkTabs } from 'colibri-recargas-components';
const LongTexts = () => <Band background="indigo">
    <LinkTabs
        label="Ventas: recargas, pago de servicios y propuestas"
        value={0}
        links={[{ href: '#long', label: "Puede deberse a la conexión o a una versión nueva del sitio. Ningún pago se repite al actualizar la página." }]} />
</Band>;