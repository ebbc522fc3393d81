import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { tr } from '#storybook/testing/i18n';
import { Picture } from '#components/Picture';
import { abono } from '#theme/pictures';
import { InfoTile } from './InfoTile';

const meta = preview.meta({
  title: 'Components/Catalogue/InfoTile',
  component: InfoTile,
  parameters: {
    about: {
      use: 'For an offer that a dialog explains.',
      avoid: 'For navigation: use CarrierTile.',
      keyboard: ['`Enter` or `Space` presses it.'],
    },
    layout: 'padded',
  },
  args: {
    heading: tr('sale.abono'),
    hint: tr('sale.abonoHint'),
    picture: <Picture {...abono} />,
    onClick: fn(),
  },
});

export const Default = meta.story();

export const Disabled = meta.story({ args: { disabled: true } });

export const LongHint = meta.story({ args: { hint: tr('abono.body') } });
