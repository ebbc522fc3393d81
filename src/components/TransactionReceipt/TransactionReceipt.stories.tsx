import preview from '#storybook/preview';
import { t, tr } from '#storybook/testing/i18n';
import { IconButton } from '#components/IconButton';
import { TransactionReceipt } from './TransactionReceipt';

const meta = preview.meta({
  title: 'Components/Payment and receipt/TransactionReceipt',
  component: TransactionReceipt,
  parameters: {
    about: {
      use: 'For the result of a top-up: both folios, amount and concept.',
      avoid: 'Before the top-up is confirmed.',
    },
    layout: 'padded',
  },
  args: {
    heading: tr('receipt.transaction'),
    labels: {
      folio: tr('receipt.topUpFolio'),
      amount: tr('receipt.amount'),
      concept: tr('receipt.concept'),
    },
    folio: '483920',
    amount: 50,
    language: 'es' as const,
    concept: 'Saldo + 400 MB y 750 MB para redes',
    lang: 'es',
  },
});

export const Default = meta.story({ tags: ['motion'] });

export const WithAction = meta.story({
  render: (args) => (
    <TransactionReceipt
      {...args}
      folioAction={<IconButton icon="copy" label={t('receipt.copyFolio')} />}
    />
  ),
});

export const LongConcept = meta.story({
  args: {
    concept:
      'Saldo para llamadas y mensajes, 20 GB para navegar, redes sociales ilimitadas y servicio en México, Estados Unidos y Canadá',
  },
});
