import { fn } from 'storybook/test';
import { TextLink } from '#components/TextLink';
import { box } from '#storybook/decorators/box';
import { shownCarrier } from '#storybook/globals/carriers';
import preview from '#storybook/preview';
import { RepeatCard, type RepeatCardProps } from './RepeatCard';

const allowed = { clipped: 'A long description is cut. The payment shows it completely.' };

const meta = preview.meta({
  title: 'Components/Payment and receipt/RepeatCard',
  component: RepeatCard,
  parameters: {
    about: {
      use: 'For a purchase that the user asked to remember: one press leads to its payment, with everything filled in.',
      avoid: 'For a product that the user has not bought yet: use ProductButton.',
      keyboard: ['`Enter` follows the link.'],
    },
    layout: 'padded',
  },
  args: {
    code: 'TELCEL',
    href: '/start/pago',
    onClick: fn(),
    phone: '551 234 50 00',
    product: {
      description: 'Saldo + 400 MB y 750 MB para redes',
      lang: 'es',
      price: 50,
      validity: '7 días',
    },
  },
  // The carrier of the example stands for that of the toolbar.
  render: ({ code, ...args }, { globals }) => (
    <RepeatCard
      {...(args as RepeatCardProps)}
      code={code === 'TELCEL' ? shownCarrier(globals) : String(code)}
      theme={undefined}
    />
  ),
  decorators: [box({ maxInlineSize: '22rem' })],
});

export const Default = meta.story({ parameters: { allowed } });

export const Named = meta.story({ args: { name: 'Mamá' }, parameters: { allowed } });

/** The other action is inside the card, and not part of its link. */
export const WithAnotherAction = meta.story({
  parameters: { allowed },
  args: {
    end: (
      <TextLink href="/start" variant="quiet">
        Cambiar
      </TextLink>
    ),
  },
});

export const LongLabel = meta.story({
  parameters: { allowed },
  args: {
    name: 'María Guadalupe Oaxaca W',
    code: 'TELCELUSA',
    product: {
      description:
        '800 MB y 1.5 GB para redes, llamadas y SMS ilimitados en México y Estados Unidos',
      lang: 'es',
      price: 1500,
      validity: '7 días',
    },
  },
});

/** The product has left the list. */
export const WithoutPrice = meta.story({
  args: {
    action: 'Cambiar',
    product: undefined,
    reason: 'Este paquete ya no se vende.',
  },
});

/** The list of products is loading. */
export const Loading = meta.story({
  args: { loading: true, product: undefined },
});

export const Hovered = meta.story({ parameters: { allowed, pseudo: { hover: true } } });

export const Focused = meta.story({ parameters: { allowed, pseudo: { focusVisible: true } } });

export const Pressed = meta.story({
  parameters: { allowed, pseudo: { active: true, hover: true } },
});
