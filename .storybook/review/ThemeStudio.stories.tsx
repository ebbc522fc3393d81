import { useArgs } from 'storybook/preview-api';
import preview from '../preview';
import { PURCHASE } from '../docs/Selects';
import { ThemeStudio, type Choices } from './ThemeStudio';

/** A name as an arg: Storybook keeps only ASCII letters, digits, spaces and hyphens in an address. */
function toArg(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9 -]/gu, (sign) => `_${String(sign.codePointAt(0))}_`);
}

function fromArg(arg: string): string {
  return arg.replaceAll(/_(\d+)_/g, (_, code) => String.fromCodePoint(Number(code)));
}

const meta = preview.meta({
  title: 'Review/Theme studio',
  tags: ['!autodocs', '!test'],
  args: { name: 'Lucero', brand: '#4A2C8F', story: PURCHASE },
  parameters: { route: null, controls: { disable: true } },
  render: function Render({ name, ...args }: Choices, { globals }) {
    const [, updateArgs] = useArgs();
    return (
      <ThemeStudio
        globals={globals}
        initial={{ ...args, name: fromArg(name) }}
        onChange={(choices) => {
          updateArgs({ ...choices, name: toArg(choices.name) });
        }}
      />
    );
  },
});

/** A carrier’s theme from a name, a colour and a wordmark. */
export const Default = meta.story();
