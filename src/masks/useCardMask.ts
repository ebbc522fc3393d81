import { useHydrated } from '#hooks/useHydrated';
import type { FieldMask } from './FieldMask';
import { useFieldMask, type MaskedFieldProps } from './useFieldMask';

/** Binds a mask to an input of a card, which has no name before hydration: a form that is sent earlier contains no card. */
export function useCardMask<Options extends FieldMask['options']>(
  create: (options: Options) => FieldMask,
  options: Options,
  props: MaskedFieldProps,
) {
  const isHydrated = useHydrated();
  return useFieldMask(create, options, isHydrated ? props : { ...props, name: undefined });
}
