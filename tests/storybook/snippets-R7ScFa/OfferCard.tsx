import { OfferCard, OfferPrices } from 'colibri-recargas-components/components/OfferCard';

/** A text with a link, and the prices of a biller. */
export function Default() {
  return (
    <ul style={{ listStyle: 'none', padding: 0 }}>
      <li>
        <OfferCard
          eyebrow="Para mostradores"
          heading="Venta en su tienda"
          link={{ href: 'mailto:ventas@example.com', label: 'Pedir información' }}
        >
          <p>Venda recargas de todas las compañías.</p>
        </OfferCard>
      </li>
      <li>
        <OfferCard heading="Luz">
          <OfferPrices
            heading="Recibos"
            language="es"
            prices={[{ description: 'Recibo bimestral', price: 350 }]}
          />
        </OfferCard>
      </li>
    </ul>
  );
}