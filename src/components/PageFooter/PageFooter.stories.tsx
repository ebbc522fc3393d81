import { expect, fn } from 'storybook/test';
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

/** A router handles the links with the props that it adds. */
export const WithRouterLinks = meta.story({
  tags: ['test-only', '!autodocs'],
  args: { links: [{ href: '/privacidad', text: tr('footer.privacy'), onClick: fn() }] },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('link', { name: t('footer.privacy') }));
    await expect(args.links[0]?.onClick).toHaveBeenCalledOnce();
  },
});

export const WithoutLinks = meta.story({
  args: { links: [] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});
