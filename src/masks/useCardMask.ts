import { useHydrated } from '#hooks/useHydrated';
import type { MaskOptions } from './masks';
import { useMask, type MaskedFieldProps } from './useMask';

/** Binds a mask to an input of a card, which has no name before hydration: a form that is sent earlier contains no card. */
export function useCardMask(options: MaskOptions, props: MaskedFieldProps) {
  const isHydrated = useHydrated();
  return useMask(options, isHydrated ? props : { ...props, name: undefined });
}
