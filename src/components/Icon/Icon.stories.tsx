import preview from '#storybook/preview';
import { Icon, type IconName } from './Icon';

const names: readonly IconName[] = [
  'alert',
  'back',
  'chevron',
  'close',
  'copy',
  'globe',
  'info',
  'menu',
  'next',
  'pause',
  'play',
  'previous',
  'print',
  'route',
  'share',
];

const meta = preview.meta({
  title: 'Components/Media/Icon',
  component: Icon,
  parameters: {
    about: {
      use: 'Next to a text, or in an IconButton, as a second sign for the same thing.',
      avoid: 'Without text: it has no accessible name. Add text or use IconButton.',
      gallery: 'name',
    },
    layout: 'padded',
  },
  args: { name: 'globe' as const },
  argTypes: { name: { options: names } },
});

export const Default = meta.story();

export const All = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {names.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>
  ),
});
