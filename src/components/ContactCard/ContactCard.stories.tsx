import preview from '#storybook/preview';
import { tr } from '#storybook/testing/i18n';
import { ContactCard } from './ContactCard';

const company = {
  address: 'Av. Ejemplo 123, Col. Centro, 06000 Ciudad de México',
  phones: ['55 0000 0000', '55 0000 0001'],
  email: 'ventas@colibri.example',
};

const meta = preview.meta({
  title: 'Components/Page/ContactCard',
  component: ContactCard,
  parameters: {
    about: {
      use: 'For the address, the phone numbers and the e-mail of the company.',
      avoid: 'For one line: use a link. Each row of this card has a label.',
      keyboard: ['`Enter` follows a link.'],
    },
    layout: 'padded',
  },
  args: {
    rows: [
      {
        label: tr('landing.contact.address'),
        lines: [
          { label: company.address },
          { label: tr('landing.contact.directions'), href: '#directions', quiet: true },
        ],
      },
      {
        label: tr('landing.contact.phones'),
        lines: company.phones.map((label) => ({
          label,
          href: `tel:+52${label.replaceAll(' ', '')}`,
        })),
      },
      {
        label: tr('landing.contact.email'),
        lines: [{ label: company.email, href: `mailto:${company.email}` }],
      },
    ],
  },
});

export const Default = meta.story();
