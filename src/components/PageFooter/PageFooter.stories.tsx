import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/testing/i18n';
import { PageFooter } from './PageFooter';

const meta = preview.meta({
  title: 'Components/Navigation/PageFooter',
  component: PageFooter,
  parameters: {
    about: {
      use: 'At the end of each page.',
      avoid: 'More than once on a page.',
      anatomy: [
        ['Name of the company, a link', 'a'],
        ['Note', 'a + span'],
        ['Links (optional)', 'ul a'],
      ],
      keyboard: ['`Enter` follows a link.'],
    },
  },
  args: {
    name: tr('app.name'),
    home: { href: '/superhome' },
    note: tr('footer.carriers'),
    links: [
      { href: 'https://colibri.example/privacidad', text: tr('footer.privacy') },
      { href: 'https://colibri.example/terminos', text: tr('footer.terms') },
    ],
  },
});

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: t('footer.privacy') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('app.name') })).toBeVisible();
    await expect(canvas.getByText(t('footer.carriers'))).toBeVisible();
  },
});

/** A dark band, for long pages. */
export const Foot = meta.story({
  args: {
    home: undefined,
    surface: 'foot',
    trailing: <a href="#top">{tr('landing.footer.backToTop')}</a>,
  },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link', { name: t('app.name') })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: t('landing.footer.backToTop') })).toBeVisible();
  },
});

export const WithoutLinks = meta.story({
  args: { links: [] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});
