import preview from '#storybook/preview';
import { PageFooter } from './PageFooter';

const meta = preview.meta({
  title: 'Components/Page/PageFooter',
  component: PageFooter,
  parameters: {
    sameInCarriers: true,
    about: {
      use: 'At the end of each page.',
      avoid: 'More than once on a page.',
      keyboard: ['`Enter` follows a link.'],
    },
  },
  args: {
    name: 'Colibrí',
    note: 'Los nombres de las compañías pertenecen a sus titulares.',
    links: [
      { href: 'https://colibri.example/privacidad', label: 'Aviso de privacidad' },
      { href: 'https://colibri.example/terminos', label: 'Términos y condiciones' },
    ],
  },
});

export const Default = meta.story();

/** A dark band, for long pages. */
export const Foot = meta.story({
  args: {
    variant: 'band',
    end: <a href="#top">Volver al inicio</a>,
  },
});

export const WithoutLinks = meta.story({ args: { links: [] } });
