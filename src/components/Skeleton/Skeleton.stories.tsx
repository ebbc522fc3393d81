import { box } from '#storybook/decorators/box';
import preview from '#storybook/preview';
import { Skeleton } from './Skeleton';

const meta = preview.meta({
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    sameInCarriers: true,
    about: {
      use: 'In place of content that is loading, in the shape of that content.',
      avoid: 'For an empty list without a text that says so.',
    },
    layout: 'padded',
  },
});

export const Default = meta.story();

const narrow = box({ maxInlineSize: '7rem' });

export const Tile = meta.story({ args: { shape: 'tile' }, decorators: narrow });

export const Text = meta.story({ args: { shape: 'text' }, decorators: narrow });

export const Empty = meta.story({ args: { shape: 'empty' } });
