import { fn } from 'storybook/test';
import { TextLink } from '#components/TextLink';
import { box } from '#storybook/decorators/box';
import { shownCarrier } from '#storybook/globals/carriers';
import preview from '#storybook/preview';
import { tr } from '#storybook/testing/i18n';
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
    code: '',
    href: '/start/pago',
    onClick: fn(),
    phone: '551 234 50 00',
    description: 'Saldo + 400 MB y 750 MB para redes',
    lang: 'es',
    validity: tr('carrier.validity', { count: 7 }),
    validityLabel: tr('carrier.validityLabel'),
    price: 50,
    currency: 'MXN',
    language: 'es',
  },
  render: ({ code = '', ...args }, { globals }) => (
    <RepeatCard
      {...(args as RepeatCardProps)}
      code={code === '' ? shownCarrier(globals) : code}
      language={String(globals['language'])}
      theme={undefined}
    />
  ),
  decorators: [box({ maxInlineSize: '22rem' })],
});

export const Default = meta.story();

export const Named = meta.story({ args: { name: 'Mamá' }, parameters: { allowed } });

/** The other action is inside the card, and not part of its link. */
export const WithAnotherAction = meta.story({
  parameters: { allowed },
  args: {
    end: (
      <TextLink href="/start" variant="quiet">
        {tr('repeat.change')}
      </TextLink>
    ),
  },
});

export const LongLabel = meta.story({
  parameters: { allowed },
  args: {
    name: 'María Guadalupe Oaxaca W',
    description: '800 MB y 1.5 GB para redes, llamadas y SMS ilimitados en México y Estados Unidos',
    price: 1500,
    currency: 'USD',
  },
});

/** The product has left the list. */
export const WithoutPrice = meta.story({
  args: {
    action: tr('repeat.change'),
    description: tr('repeat.removed'),
    lang: undefined,
    price: undefined,
    validity: undefined,
  },
});

/** The list of products is loading. */
export const Loading = meta.story({
  args: { description: undefined, loading: true, price: undefined, validity: undefined },
});

export const Hovered = meta.story({ parameters: { pseudo: { hover: true } } });

export const Focused = meta.story({ parameters: { pseudo: { focusVisible: true } } });

export const Pressed = meta.story({ parameters: { pseudo: { active: true, hover: true } } });
