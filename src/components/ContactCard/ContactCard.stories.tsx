import preview from '#storybook/preview';
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
        label: 'Dirección',
        lines: [
          { label: company.address },
          { label: 'Cómo llegar', href: '#directions', quiet: true },
        ],
      },
      {
        label: 'Teléfonos',
        lines: company.phones.map((label) => ({
          label,
          href: `tel:+52${label.replaceAll(' ', '')}`,
        })),
      },
      {
        label: 'Correo de ventas',
        lines: [{ label: company.email, href: `mailto:${company.email}` }],
      },
    ],
  },
});

export const Default = meta.story();
