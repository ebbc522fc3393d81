import type { ArgTypes, Args } from '@storybook/react-vite';

/** Types without a control: an object that is typed by hand would break the story. */
const CODE = /^(ReactNode|Ref<.*)$/;

/** Types whose emptied control would leave out what a component requires. */
const STRUCTURED = /\[\]$|^(number|Record<.*)$/;

/** Types with a text control. */
const WORDS = /^(string \| number.*|HTMLInputTypeAttribute|ReactNode)$/;

/** The description of a prop that a component passes to its native element. React's types have none. */
const NATIVE = 'A prop of the native element.';

/** Selects a control that fits the type of each prop, and describes native props. */
export function enhanceArgTypes<Types extends ArgTypes>(story: {
  argTypes: Types;
  initialArgs: Args;
}): Types {
  const entries = Object.entries(story.argTypes).map(([name, own]) => {
    const { description = '' } = own;
    const argType = { ...own, description: description === '' ? NATIVE : description };
    const summary = argType.table?.type?.summary ?? '';
    const isCode = CODE.test(summary) && typeof story.initialArgs[name] !== 'string';
    const isNeeded =
      typeof argType.type === 'object' &&
      argType.type.required === true &&
      STRUCTURED.test(summary);
    const control =
      isCode || isNeeded ? { disable: true } : WORDS.test(summary) && { type: 'text' };
    return [name, control ? { ...argType, control } : argType];
  });
  return Object.fromEntries(entries) as Types;
}
