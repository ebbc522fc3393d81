import type { ArgTypes, Args } from '@storybook/react-vite';

/** Types without a control: an object that is typed by hand would break the story. */
const CODE = /^(ReactNode|Ref<.*)$/;

/** Types with a text control. */
const WORDS = /^(string \| number.*|HTMLInputTypeAttribute|ReactNode)$/;

type ArgType = ArgTypes[string];

function withControl(argType: ArgType, initial: unknown): ArgType {
  const summary = argType.table?.type?.summary ?? '';
  if (CODE.test(summary) && typeof initial !== 'string') {
    return { ...argType, control: { disable: true } };
  }
  return WORDS.test(summary) ? { ...argType, control: { type: 'text' } } : argType;
}

/** Selects a control that fits the type of each prop. */
export function enhanceArgTypes<Types extends ArgTypes>({
  argTypes,
  initialArgs,
}: {
  argTypes: Types;
  initialArgs: Args;
}): Types {
  const entries = Object.entries(argTypes);
  return Object.fromEntries(
    entries.map(([name, argType]) => [name, withControl(argType, initialArgs[name])]),
  ) as Types;
}
