import { fn } from 'storybook/test';
import preview from '#storybook/preview';
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
    heading: 'Abono',
    hint: 'Pago de abonos a su equipo o servicio.',
    picture: <Picture {...abono} />,
    onClick: fn(),
  },
});

export const Default = meta.story();

export const Disabled = meta.story({ args: { disabled: true } });

export const LongHint = meta.story({
  args: {
    hint: 'Con el abono se paga a plazos un equipo o un servicio ya contratado. Este aviso es informativo: aquí no se hace ningún cargo.',
  },
});
