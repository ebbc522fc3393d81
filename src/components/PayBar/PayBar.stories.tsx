import preview from '#storybook/preview';
import { tr } from '#storybook/testing/i18n';
import { Button } from '#components/Button';
import { PayBar } from './PayBar';

const meta = preview.meta({
  title: 'Components/Payment and receipt/PayBar',
  component: PayBar,
  parameters: {
    about: {
      use: 'At the end of the form in which a product is chosen.',
      avoid: 'Outside a form: its button submits one.',
      keyboard: ['`Enter` or `Space` on the button submits the form.'],
    },
  },
  args: {
    label: tr('carrier.chosen'),
    emptyText: tr('carrier.empty'),
    payLabel: tr('carrier.pay'),
    product: { description: 'Saldo + 400 MB y 750 MB para redes', lang: 'es', price: 50 },
  },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PayBar {...args} />
    </form>
  ),
});

export const Default = meta.story();

/** An action for the chosen product, below the button. */
export const WithAction = meta.story({
  args: { end: <Button variant="quiet">{tr('request.title')}</Button> },
});

export const Empty = meta.story({ args: { product: undefined } });

export const Pending = meta.story({ args: { loading: true } });
