import { box } from '#storybook/decorators/box';
import preview from '#storybook/preview';
import { Bunting } from './Bunting';

const meta = preview.meta({
  title: 'Components/Media/Bunting',
  component: Bunting,
  parameters: {
    about: {
      use: 'As a decoration at the upper edge of a band of the brand, such as PageHeader.',
      avoid: 'On paper: its flags are not visible there. Next to other decorations.',
    },
  },
  decorators: [box({ background: 'var(--colibri-color-brand)' })],
});

export const Default = meta.story();
