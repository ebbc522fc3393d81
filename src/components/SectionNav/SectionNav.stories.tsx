import { expect, waitFor } from 'storybook/test';
import { box } from '#storybook/decorators/box';
import preview from '#storybook/preview';
import { SectionNav } from './SectionNav';

const meta = preview.meta({
  title: 'Components/Page/SectionNav',
  component: SectionNav,
  parameters: {
    about: {
      use: 'For the links to the sections of a long page.',
      avoid: 'For links to other pages: it marks the section in view.',
      keyboard: [
        '`Enter` or `Space` opens the menu.',
        '`Escape` closes it and returns the focus to the button.',
        '`Enter` follows a link.',
      ],
    },
  },
  args: {
    label: 'Secciones',
    menuLabel: 'Menú de secciones',
    value: 1,
    links: [
      { href: '#home', label: 'Inicio' },
      { href: '#services', label: 'Servicios' },
      { href: '#about-us', label: 'Conózcanos' },
      { href: '#shop', label: 'Ventas' },
      { href: '#contact', label: 'Contacto' },
    ],
  },
  decorators: [
    (Story) => (
      // The story has no sections, so a click would load the address of the test page.
      <div
        onClickCapture={(event) => event.preventDefault()}
        style={{ position: 'relative', padding: '0.5rem 1.25rem', minBlockSize: '3.75rem' }}
      >
        <Story />
        <span data-testid="after" tabIndex={-1} />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const CollapsedOnPhones = meta.story({
  decorators: box({ maxInlineSize: '22rem', containerType: 'inline-size' }),
  async play({ canvas, step, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Menú de secciones' });
    const first = () => canvas.queryByRole('link', { name: 'Inicio' });

    await step('expands below its button, next in the tab order', async () => {
      await expect(first()).not.toBeInTheDocument();
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await expect(first()).toHaveFocus();
    });
    await step('closes when the focus leaves it', async () => {
      canvas.getByTestId('after').focus();
      await waitFor(() => expect(first()).not.toBeInTheDocument());
    });
  },
});
