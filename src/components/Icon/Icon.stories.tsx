import preview from '#storybook/preview';
import { Icon, iconNames } from './Icon';

const meta = preview.meta({
  title: 'Components/Media/Icon',
  component: Icon,
  parameters: {
    sameInCarriers: true,
    about: {
      use: 'Next to a text, or in an IconButton, as a second sign for the same thing.',
      avoid: 'Without text: it has no accessible name. Add text or use IconButton.',
    },
    layout: 'padded',
  },
  args: { name: 'globe' as const },
  argTypes: { name: { options: iconNames } },
});

export const Default = meta.story();

/** An own icon: shapes in a box of 24 by 24. */
export const OwnIcon = meta.story({
  args: { name: undefined, children: <path d="M12 3v18M3 12h18" /> },
});

export const All = meta.story({
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} /> <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
});
