import preview from '#storybook/preview';
import { tr } from '#storybook/testing/i18n';
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
    name: tr('app.name'),
    note: tr('footer.carriers'),
    links: [
      { href: 'https://colibri.example/privacidad', label: tr('footer.privacy') },
      { href: 'https://colibri.example/terminos', label: tr('footer.terms') },
    ],
  },
});

export const Default = meta.story();

/** A dark band, for long pages. */
export const Foot = meta.story({
  args: {
    variant: 'band',
    end: <a href="#top">{tr('landing.footer.backToTop')}</a>,
  },
});

export const WithoutLinks = meta.story({ args: { links: [] } });
