import { useId, type ComponentProps } from 'react';
import { isShown } from '../isShown';
import type { FieldProps, FieldTexts } from './FieldMessages';

type OuterProps = FieldTexts &
  Pick<FieldProps, 'surface'> &
  Pick<ComponentProps<'input'>, 'aria-describedby' | 'className' | 'hidden' | 'id' | 'style'>;

/** Returns the props of a field's root, of its native control, and of the `FieldMessages` that describe it. */
export function useField<Props extends OuterProps>({
  error,
  status,
  hint,
  description,
  surface,
  id,
  'aria-describedby': describedBy,
  className,
  style,
  hidden,
  ...rest
}: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const texts = { error, status, hint, description };
  const ids = Object.entries(texts)
    .filter(([, text]) => isShown(text))
    .map(([name]) => `${controlId}-${name}`);
  const all = describedBy === undefined ? ids : [describedBy, ...ids];
  return {
    root: { className, 'data-surface': surface, hidden, style },
    control: {
      'aria-describedby': all.join(' ') || undefined,
      'aria-invalid': isShown(error) || undefined,
      id: controlId,
      ...rest,
    },
    messages: { id: controlId, ...texts },
  };
}
