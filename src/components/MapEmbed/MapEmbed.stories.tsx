import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Picture } from '#components/Picture';
import { map } from '#theme/pictures';
import { MapEmbed } from './MapEmbed';

/** A local page that replaces the map, so that no story makes a request to another origin. */
const page = `data:text/html,${encodeURIComponent('<html lang="es"><title>Mapa</title><body style="background:lightblue">')}`;

const meta = preview.meta({
  title: 'Components/Media/MapEmbed',
  component: MapEmbed,
  parameters: {
    sameInCarriers: true,
    about: {
      use: 'For the location of the company: its drawing, and the map when the user asks for it.',
      avoid:
        'As the only form of an address: also show the address as text, and a link to the directions.',
      keyboard: ['`Enter` or `Space` on the control shows the map, and hides it again.'],
    },
    layout: 'padded',
  },
  args: {
    src: page,
    label: 'Contacto',
    showLabel: 'Ver mapa',
    picture: <Picture {...map} />,
  },
});

export const Default = meta.story();

export const ShowTheMap = meta.story({
  tags: ['interaction'],
  async play({ canvas, userEvent }) {
    const map = canvas.getByTitle('Contacto');
    await expect(map).not.toBeVisible();
    const control = canvas.getByText('Ver mapa');
    await userEvent.click(control);
    await expect(map).toBeVisible();
    await userEvent.click(control);
    await expect(map).not.toBeVisible();
  },
});
