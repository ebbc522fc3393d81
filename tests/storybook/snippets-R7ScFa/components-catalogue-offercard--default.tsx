import { OfferCard } from 'colibri-recargas-components';
const Default = () => <OfferCard
    eyebrow="Para tiendas y papelerías"
    heading="Recargas en su mostrador"
    link={{ href: 'mailto:ventas@colibri.example', label: "Pedir esta propuesta" }}>
    <p>Venda tiempo aire de las principales compañías con un solo saldo y consulte cada venta por su folio.</p>
</OfferCard>;