import preview from '#storybook/preview';
import { tr } from '#storybook/testing/i18n';
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
  args: { label: tr('landing.about.web'), value: 95, valueText: '95%' },
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

export const LongLabel = meta.story({ args: { label: tr('landing.services.lead') } });
