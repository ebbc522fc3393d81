import { expect, waitFor, within } from 'storybook/test';
import { keyModes } from '#storybook/modes';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import { environmentOf } from '#storybook/testing/storyEnvironment';
import { adversarialCatalogue } from '#mocks/adversarial';
import { catalogue } from '#mocks/catalogue';
import type { Canvas } from '../testing/flows';
import { screenAt } from '../testing/screenAt';
import { LandingScreen } from './Landing';

const meta = preview.meta({
  title: 'Screens/Landing',
  component: LandingScreen,
  decorators: screenAt('/superhome/*'),
  parameters: {
    controls: { disable: true },
    sameInCarriers: true,
    route: '/superhome',
    viewport: {
      options: {
        wide: { name: 'Wide', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globals: { viewport: { value: 'wide', isRotated: false } },
});

async function findBar(canvas: Canvas) {
  await canvas.findByRole('heading', { level: 1, name: t('landing.title') });
  return within(await canvas.findByRole('navigation', { name: t('landing.nav.label') }));
}

export const Default = meta.story({ parameters: { chromatic: { modes: keyModes } } });

export const Scroll = Default.extend({
  tags: ['interaction'],
  async play({ canvas, loaded, step }) {
    const bar = await findBar(canvas);
    const main = within(canvas.getByRole('main'));

    await step('has a link to each section, in their order', async () => {
      // The links are in a menu if the text is too large for a row.
      bar.queryByRole('button', { name: t('landing.nav.menu') })?.click();
      const links = (await bar.findAllByRole('link')).map((link) => link.getAttribute('href'));
      const shown = [...canvas.getByRole('main').children].map(({ id }) => `#${id}`);
      await expect(links).toEqual(shown);
    });
    await step('links to the top-up flow and the contact data', async () => {
      const start = main.getByRole('link', { name: t('landing.start') });
      await expect(start).toHaveAttribute('href', '/start');
      const [number = ''] = environmentOf({ loaded }).company.phones;
      const phone = await main.findByRole('link', { name: number });
      await expect(phone).toHaveAttribute('href', 'tel:+525500000000');
    });
    await step('marks the section in view', async () => {
      const link = bar.getByRole('link', { name: t('landing.nav.about-us') });
      await waitFor(
        async () => {
          // Content that loads late above the section moves it.
          document.getElementById('about-us')?.scrollIntoView({ behavior: 'instant' });
          await expect(link).toHaveAttribute('aria-current', 'location');
        },
        { timeout: 5000 },
      );
      await expect(bar.getAllByRole('link', { current: 'location' })).toHaveLength(1);
    });
  },
});

/** The shop's routes change only its panel. The page does not scroll. */
export const NestedRoutes = meta.story({
  async play({ canvas, step, userEvent }) {
    await findBar(canvas);
    const shop = within(await canvas.findByRole('region', { name: t('landing.nav.shop') }));
    const tab = (name: string) => shop.getByRole('link', { name });
    const carriers = await shop.findByRole('list', { name: t('carriers.list') });
    await expect(within(carriers).getAllByRole('link')).toHaveLength(catalogue.length);
    document.getElementById('shop')?.scrollIntoView({ behavior: 'instant' });
    const { scrollY } = window;

    await step('shows the billers', async () => {
      await userEvent.click(tab(t('landing.services.bills')));
      const list = await shop.findByRole('list', { name: t('landing.shop.billersList') });
      await expect(within(list).getAllByRole('heading', { level: 3 })).toHaveLength(3);
      await expect(tab(t('landing.services.bills'))).toHaveAttribute('aria-current', 'page');
      await expect(document.title).toContain(t('landing.services.bills'));
    });
    await step('shows the proposals after Enter on their link', async () => {
      tab(t('landing.shop.proposals')).focus();
      await userEvent.keyboard('{Enter}');
      const list = await shop.findByRole('list', { name: t('landing.proposals.list') });
      for (const link of within(list).getAllByRole('link')) {
        await expect(link.getAttribute('href')).toMatch(/^mailto:/);
      }
      await expect(tab(t('landing.shop.proposals'))).toHaveFocus();
    });
    await step('does not scroll', () => expect(window.scrollY).toBe(scrollY));
  },
});

/** The texts of the server are Spanish, and have `lang="es"` on an English page. */
export const ServiceSale = meta.story({
  parameters: { route: '/superhome/servicios#shop' },
  async play({ canvas, globals }) {
    const list = await canvas.findByRole('list', { name: t('landing.shop.billersList') });
    const words = list.querySelectorAll<HTMLElement>('h3, p, li li > bdi');
    await expect(words.length).toBeGreaterThan(6);
    const lang = globals['language'] === 'es' ? '' : 'es';
    for (const word of words) await expect(word.lang).toBe(lang);
  },
});

export const ProposalsList = meta.story({ parameters: { route: '/superhome/propuestas#shop' } });

/** If the list fails to load, it is empty. The rest of the section is shown. */
export const FailedRequest = meta.story({
  parameters: { route: '/superhome/servicios' },
  globals: { network: 'failure' },
  async play({ canvas, step, userEvent }) {
    await findBar(canvas);
    const shop = within(await canvas.findByRole('region', { name: t('landing.nav.shop') }));
    await shop.findByRole('link', { name: t('landing.shop.toContact') });
    await waitFor(() => expect(shop.getAllByRole('list')).toHaveLength(1));
    await expect(shop.queryByText(t('landing.shop.billersLead'))).toBeNull();
    await step('shows no lead above an empty list of top-ups', async () => {
      const tab = shop.getByRole('link', { name: t('landing.shop.topUps') });
      await userEvent.click(tab);
      await waitFor(() => expect(tab).toHaveAttribute('aria-current', 'page'));
      await waitFor(() => expect(shop.queryByText(t('landing.shop.topUpsLead'))).toBeNull());
    });
  },
});

/** Bills with very long texts or markup are shown as text, and fit in their cards. */
export const AdversarialBills = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: { route: '/superhome/servicios', billers: adversarialCatalogue.slice(0, 1) },
  async play({ canvas }) {
    await canvas.findByRole('list', { name: t('landing.shop.billersList') });
    await expect(Object.keys(window)).not.toContain('hacked');
  },
});
