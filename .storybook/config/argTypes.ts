import type { ArgTypes, Args } from '@storybook/react-vite';

/** Types without a control: an object that is typed by hand would break the story. */
const CODE = /^(ReactNode|Ref<.*)$/;

/** Types with a text control. */
const WORDS = /^(string \| number.*|HTMLInputTypeAttribute|ReactNode)$/;

type ArgType = ArgTypes[string];

/** The place of a prop: those that the component itself documents, then those that are native; required ones first. */
function rank({ description, type }: ArgType): number {
  const isRequired = typeof type === 'object' && type.required === true;
  return (description ? 0 : 2) + (isRequired ? 0 : 1);
}

function withControl(argType: ArgType, initial: unknown): ArgType {
  const summary = argType.table?.type?.summary ?? '';
  if (CODE.test(summary) && typeof initial !== 'string') {
    return { ...argType, control: { disable: true } };
  }
  return WORDS.test(summary) ? { ...argType, control: { type: 'text' } } : argType;
}

/** Sorts the props, and selects a control that fits the type of each. It is called after Storybook's own enhancers. */
enhanceArgTypes.secondPass = true;
export function enhanceArgTypes<Types extends ArgTypes>({
  argTypes,
  initialArgs,
}: {
  argTypes: Types;
  initialArgs: Args;
}): Types {
  return Object.fromEntries(
    Object.entries(argTypes)
      .toSorted(([, one], [, other]) => rank(one) - rank(other))
      .map(([name, argType]) => [name, withControl(argType, initialArgs[name])]),
  ) as Types;
}
