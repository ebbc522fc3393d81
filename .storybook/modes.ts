import { themes } from '#theme/themes';

/** The modes in which Chromatic takes pictures of a story, by their toolbar values. */
type Modes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The mode of most stories. */
export const defaultModes: Modes = {
  phone: { carrier: 'TELCEL', language: 'es', viewport: { width: 360 } },
};

/** The modes of screens and key components: each carrier, two more schemes, and English on a wide window. */
export const keyModes: Modes = {
  ...Object.fromEntries(
    themes
      .filter(({ code }) => code !== 'default')
      .map(({ code }) => [
        code === 'TELCEL' ? 'phone' : code,
        { ...defaultModes['phone'], carrier: code },
      ]),
  ),
  dark: { ...defaultModes['phone'], scheme: 'dark' },
  'more contrast': { ...defaultModes['phone'], scheme: 'more' },
  wide: { carrier: 'UNEFON', language: 'en', viewport: { width: 1280 } },
};

/** The parameters of a story that only tests behaviour: it looks like another one. */
export const withoutPictures = { chromatic: { disableSnapshot: true } };
