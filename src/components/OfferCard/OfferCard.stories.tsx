import preview from '#storybook/preview';
import { OfferCard, OfferPrices } from './OfferCard';

const meta = preview.meta({
  title: 'Components/Catalogue/OfferCard',
  component: OfferCard,
  parameters: {
    about: {
      use: 'For the offers of a list: a text with a link, or prices.',
      avoid: 'For products to buy on the screen: use ProductGroup.',
      keyboard: ['`Enter` follows the link.'],
    },
    layout: 'padded',
  },
  args: {
    eyebrow: 'Para tiendas y papelerías',
    heading: 'Recargas en su mostrador',
    link: { href: 'mailto:ventas@colibri.example', label: 'Pedir esta propuesta' },
  },
  render: (args) => (
    <OfferCard {...args}>
      <p>
        Venda tiempo aire de las principales compañías con un solo saldo y consulte cada venta por
        su folio.
      </p>
    </OfferCard>
  ),
});

export const Default = meta.story();

const bills = [
  { description: 'Recibo de luz', price: 350 },
  { description: 'Internet en casa, 100 Mbps y llamadas ilimitadas a México', price: 1234.5 },
];

export const WithPrices = meta.story({
  args: { eyebrow: undefined, heading: 'Luz', link: undefined },
  render: (args) => (
    <OfferCard {...args}>
      <OfferPrices heading="Recibos" prices={bills} />
    </OfferCard>
  ),
});
