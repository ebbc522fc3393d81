import preview from '#storybook/preview';
import { tr } from '#storybook/testing/i18n';
import { ReceiptPanel } from './ReceiptPanel';

const meta = preview.meta({
  title: 'Components/Payment and receipt/ReceiptPanel',
  component: ReceiptPanel,
  parameters: {
    about: {
      use: 'For a list of terms and values that the user may print.',
      avoid: 'For data that the user can still edit.',
    },
    layout: 'padded',
  },
  args: {
    heading: tr('receipt.transaction'),
    rows: [
      { label: tr('receipt.topUpFolio'), value: '483920' },
      { label: tr('receipt.amount'), value: '$50.00' },
    ],
  },
});

export const Default = meta.story();

export const WithMark = meta.story({ args: { mark: true } });
