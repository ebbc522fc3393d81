import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';

/** What only code can give: an object typed by hand would break the story. */
const CODE = /^(ReactNode|Ref<.*)$/;

/** What is written as words, though it could be more. */
const WORDS = /^(string \| number.*|HTMLInputTypeAttribute|ReactNode)$/;

/** Has each control fit what its prop takes. */
export const enhanceArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]): [string, StrictArgTypes[string]] => {
      const summary = argType.table?.type?.summary ?? '';
      if (CODE.test(summary) && typeof initialArgs[name] !== 'string') {
        return [name, { ...argType, control: { disable: true } }];
      }
      return [name, WORDS.test(summary) ? { ...argType, control: { type: 'text' } } : argType];
    }),
  );
