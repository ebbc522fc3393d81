import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Bunting } from './Bunting';

const meta = preview.meta({
  title: 'Components/Media/Bunting',
  component: Bunting,
  parameters: {
    about: {
      use: 'As a decoration at the upper edge of a band of the brand, such as PageHeader.',
      avoid: 'On paper: its flags are not visible there. Next to other decorations.',
      anatomy: [['Four flags of cut paper on a string', 'svg']],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ background: 'var(--color-brand)' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  async play({ canvasElement }) {
    const flags = canvasElement.querySelector('svg');
    await expect(flags).toHaveAttribute('aria-hidden', 'true');
  },
});
