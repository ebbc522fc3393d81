import preview from '#storybook/preview';
import { PageHeader } from '#components/PageHeader';
import { ReceiptHeading } from './ReceiptHeading';

const meta = preview.meta({
  title: 'Components/Payment and receipt/ReceiptHeading',
  component: ReceiptHeading,
  parameters: {
    about: {
      use: 'In the header of a receipt, above its panels.',
      avoid: 'On a surface that is not the brand. For the amounts: use ReceiptPanel.',
    },
  },
  args: {
    heading: 'Recarga lista',
    phone: '551 234 50 00',
    phoneLabel: 'Número celular',
    carrier: 'Telcel',
    date: { text: '21/11/2025, 12:30', dateTime: '2025-11-21T18:30:00.000Z' },
  },
  render: (args) => (
    <PageHeader>
      <ReceiptHeading validity="Vigencia: 7 días" {...args} />
    </PageHeader>
  ),
});

export const Default = meta.story();

/** A receipt of an earlier visit: only its title is known. */
export const Unknown = meta.story({
  args: { phone: undefined, carrier: undefined, date: undefined, validity: undefined },
});

export const LongCarrier = meta.story({
  args: { carrier: 'Comunicaciones móviles del noreste y de la península de Yucatán' },
});
