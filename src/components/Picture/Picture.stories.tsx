import preview from '#storybook/preview';
import * as pictures from '#theme/pictures';
import { Picture } from './Picture';

const meta = preview.meta({
  title: 'Components/Media/Picture',
  component: Picture,
  parameters: {
    sameInCarriers: true,
    about: {
      use: 'For illustrations and photographs, with a text if they have a meaning.',
      avoid: 'For wordmarks: use CarrierLogo.',
    },
    layout: 'padded',
  },
  args: { ...pictures.topUp, alt: 'Un colibrí bebe de la flor que sale de un teléfono celular' },
});

export const Default = meta.story();

export const Decorative = meta.story({ args: { ...pictures.hummingbird, alt: '' } });

export const All = meta.story({
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
      }}
    >
      {Object.entries(pictures).map(([name, picture]) => (
        <Picture key={name} {...picture} />
      ))}
    </div>
  ),
});
