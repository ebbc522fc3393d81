import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/testing/i18n';
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

export const Press = Default.extend({
  tags: ['interaction'],
  async play({ args, canvas, userEvent }) {
    const tile = canvas.getByRole('button', { name: `${t('sale.abono')} ${t('sale.abonoHint')}` });
    await userEvent.click(tile);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const LongHint = meta.story({ args: { hint: tr('abono.body') } });
