import { OfferCard } from 'colibri-recargas-components';
const LongTexts = () => <OfferCard
    eyebrow="Puede deberse a la conexión o a una versión nueva del sitio. Ningún pago se repite al actualizar la página."
    heading={'W'.repeat(60)}
    link={{ href: 'mailto:ventas@colibri.example', label: "Pedir esta propuesta" }}>
    <p>Venda tiempo aire de las principales compañías con un solo saldo y consulte cada venta por su folio.</p>
</OfferCard>;