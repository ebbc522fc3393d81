import preview from '#storybook/preview';
import { tr } from '#storybook/testing/i18n';
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
  args: { children: tr('app.loading') },
});

export const Default = meta.story();
