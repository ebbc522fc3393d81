import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Icon } from './Icon';

const meta = preview.meta({
  title: 'Components/Media/Icon',
  component: Icon,
  parameters: {
    about: {
      use: 'Next to a text, or in an IconButton, as a second sign for the same thing.',
      avoid: 'Without text: it has no accessible name. Add text or use IconButton.',
      anatomy: ['Drawing'],
    },
    layout: 'padded',
  },
  args: { name: 'globe' as const },
});

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const All = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <Icon name="back" />
      <Icon name="close" />
      <Icon name="chevron" />
      <Icon name="print" />
      <Icon name="share" />
      <Icon name="info" />
      <Icon name="alert" />
      <Icon name="globe" />
      <Icon name="menu" />
      <Icon name="previous" />
      <Icon name="next" />
      <Icon name="pause" />
      <Icon name="play" />
      <Icon name="route" />
    </div>
  ),
});
