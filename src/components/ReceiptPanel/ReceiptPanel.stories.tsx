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
      { term: tr('receipt.topUpFolio'), detail: '483920' },
      { term: tr('receipt.amount'), detail: '$50.00' },
    ],
  },
});

export const Default = meta.story();

export const WithMark = meta.story({ args: { mark: true } });
