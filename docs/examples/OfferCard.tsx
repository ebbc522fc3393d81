import { OfferCard, OfferPrices } from 'colibri-recargas-components/components/OfferCard';

/** The prices of a biller, with a link. */
export function Default() {
  return (
    <ul style={{ listStyle: 'none', padding: 0 }}>
      <li>
        <OfferCard
          heading="Luz"
          link={{ href: 'mailto:ventas@example.com', label: 'Pedir información' }}
        >
          <OfferPrices
            heading="Recibos"
            prices={[{ description: 'Recibo bimestral', price: 350 }]}
          />
        </OfferCard>
      </li>
    </ul>
  );
}
