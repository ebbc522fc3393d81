import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Skeleton } from './Skeleton';

const meta = preview.meta({
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    about: {
      use: 'In place of content that is loading, in the shape of that content.',
      avoid: 'For empty content: show a text.',
      anatomy: ['Grey shape'],
    },
    layout: 'padded',
  },
});

export const Default = meta.story({
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('[aria-hidden=true]')).toBeVisible();
  },
});

export const Tile = meta.story({
  render: () => (
    <div style={{ maxInlineSize: '7rem' }}>
      <Skeleton shape="tile" />
    </div>
  ),
});
