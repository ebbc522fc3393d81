import { expect, spyOn } from 'storybook/test';
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
      use: 'For the location of the company: the map loads when it comes into view.',
      avoid:
        'As the only form of an address: also show the address as text, and a link to the directions.',
    },
    layout: 'padded',
  },
  args: {
    src: page,
    label: 'Contacto',
    picture: <Picture {...map} />,
  },
});

export const Default = meta.story();

/** The drawing is shown while the browser is offline, and the map when it is online again. */
export const Offline = meta.story({
  beforeEach() {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
});

export const OnlineAgain = Offline.extend({
  tags: ['interaction'],
  async play({ canvas }) {
    await expect(canvas.queryByTitle('Contacto')).not.toBeInTheDocument();
    spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByTitle('Contacto')).toBeVisible();
  },
});
