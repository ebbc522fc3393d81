import preview from '#storybook/preview';
import { ProgressBar } from './ProgressBar';

const meta = preview.meta({
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  parameters: {
    about: {
      use: 'For a share of a total, with its value as text.',
      avoid: 'For the progress of a task: it shows a static percentage.',
    },
    layout: 'padded',
  },
  args: { label: 'Desarrollo web', value: 95, valueText: '95%' },
});

export const Default = meta.story();

export const Tones = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {(['brand', 'indigo', 'cactus', 'marigold', 'ink'] as const).map((tone) => (
        <ProgressBar key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
});

export const Empty = meta.story({ args: { value: 0, valueText: '0%' } });

export const LongLabel = meta.story({
  args: {
    label:
      'Todo lo que un negocio necesita para cobrar, recargar y atender a sus clientes sin salir de su mostrador.',
  },
});
