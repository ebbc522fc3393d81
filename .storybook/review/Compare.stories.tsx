import { useArgs } from 'storybook/preview-api';
import preview from '../preview';
import { Compare, type Choices } from './Compare';
import { PURCHASE } from '../docs/Selects';

const args: Choices = { story: PURCHASE, carriers: [], scheme: 'toolbar', device: 'phone' };

const meta = preview.meta({
  title: 'Review/Compare',
  tags: ['!autodocs', '!test'],
  args,
  parameters: { route: null, controls: { disable: true } },
  render: function Render(choices: Choices, { globals }) {
    const [, updateArgs] = useArgs<Choices>();
    return <Compare {...choices} globals={globals} onChange={updateArgs} />;
  },
});

/** The purchase in all carriers. */
export const Default = meta.story();
