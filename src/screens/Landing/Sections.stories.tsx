import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import { environmentOf } from '#storybook/testing/storyEnvironment';
import { adversarialCatalogue } from '#mocks/adversarial';
import { AboutUs } from './AboutUs';
import { LandingHeader } from './LandingHeader';
import { BillPayments } from './BillPayments';
import { Contact } from './Contact';
import { LandingFooter } from './LandingFooter';
import { Home } from './Home';
import { Services } from './Services';

const meta = preview.meta({
  title: 'Screens/Landing/Sections',
  component: Home,
  parameters: { controls: { disable: true }, sameInCarriers: true, route: '/superhome' },
  decorators: [
    (Story) => (
      <div data-carrier="default">
        <Story />
      </div>
    ),
  ],
});

export const Welcome = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: t('landing.home.cutPaper') }));
    await canvas.findByRole('img', { name: t('landing.home.cutPaper') });
  },
});

export const Header = meta.story({
  parameters: { route: '/superhome#services' },
  render: () => <LandingHeader current="services" />,
});

export const ServicesSection = meta.story({
  render: () => <Services />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: t('landing.services.next') }));
    await canvas.findByRole('img', { name: t('landing.services.counter') });
  },
});

export const AboutUsSection = meta.story({
  render: () => <AboutUs />,
  async play({ canvas }) {
    const texts = canvas
      .getAllByRole('meter')
      .map((bar) => bar.getAttribute('aria-valuetext')?.replace(/\s/g, ''));
    await expect(texts).toEqual(['95%', '85%', '100%', '100%', '100%']);
  },
});

export const ContactSection = meta.story({
  render: () => <Contact />,
  async play({ canvas, loaded }) {
    const { company } = environmentOf({ loaded });
    const [phone = ''] = company.phones;
    await expect(canvas.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      'tel:+525500000000',
    );
    await expect(canvas.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    );
    await expect(
      canvas.getByTitle(t('landing.contact.map', { address: company.address })),
    ).toBeVisible();
  },
});

export const Footer = meta.story({ render: () => <LandingFooter /> });

/** Bills with very long texts or markup are shown as text, and fit in their cards. */
export const AdversarialBills = meta.story({
  parameters: { route: '/superhome/servicios', billers: adversarialCatalogue.slice(0, 1) },
  render: () => <BillPayments />,
  async play({ canvas }) {
    await canvas.findByRole('list', { name: t('landing.shop.servicesList') });
    await expect(Object.keys(window)).not.toContain('hacked');
  },
});
