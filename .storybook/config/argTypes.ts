import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';

/** Types without a control: an object that is typed by hand would break the story. */
const CODE = /^(ReactNode|Ref<.*)$/;

/** Types with a text control. */
const WORDS = /^(string \| number.*|HTMLInputTypeAttribute|ReactNode)$/;

/** Selects a control that fits the type of each prop. */
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
