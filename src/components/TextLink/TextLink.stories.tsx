import preview from '#storybook/preview';
import { tr } from '#storybook/testing/i18n';
import { TextLink } from './TextLink';

const meta = preview.meta({
  title: 'Components/Actions/TextLink',
  component: TextLink,
  parameters: {
    about: {
      use: 'For a link on a separate line.',
      avoid: 'Inside a sentence: use a plain link. For the main action: use ButtonLink.',
      keyboard: ['`Enter` follows the link.'],
    },
    layout: 'padded',
  },
  args: { href: '#receipt', children: tr('carriers.lastReceipt') },
});

export const Default = meta.story();

export const Brand = meta.story({ args: { variant: 'brand' } });

export const Quiet = meta.story({ args: { variant: 'quiet' } });

export const LongText = meta.story({ args: { children: tr('app.errorHint') } });
