import preview from '#storybook/preview';
import { t, tr } from '#storybook/testing/i18n';
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
    eyebrow: tr('landing.proposals.counterFor'),
    heading: tr('landing.proposals.counter'),
    link: { href: 'mailto:ventas@colibri.example', label: tr('landing.proposals.ask') },
  },
  render: (args) => (
    <OfferCard {...args}>
      <p>{t('landing.proposals.counterBody')}</p>
    </OfferCard>
  ),
});

export const Default = meta.story();

const bills = [
  { description: 'Recibo de luz', price: 350 },
  { description: 'Internet en casa, 100 Mbps y llamadas ilimitadas a México', price: 1234.5 },
];

export const WithPrices = meta.story({
  args: { eyebrow: undefined, heading: 'Luz', lang: 'es', link: undefined },
  render: (args) => (
    <OfferCard {...args}>
      <OfferPrices heading="Recibos" lang="es" prices={bills} />
    </OfferCard>
  ),
});
