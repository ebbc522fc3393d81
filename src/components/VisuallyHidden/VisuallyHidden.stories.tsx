import preview from '#storybook/preview';
import { VisuallyHidden } from './VisuallyHidden';

const meta = preview.meta({
  title: 'Components/Utilities/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    sameInCarriers: true,
    about: {
      use: 'For text that only screen readers need, such as the state of loading.',
      avoid: 'For text that every user needs.',
    },
  },
  args: { children: 'Cargando' },
});

export const Default = meta.story();
