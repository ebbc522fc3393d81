import type { ReactNode } from 'react';
import { Icon } from '#components/Icon';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { isShown } from '../isShown';
import { Message, Note } from './Field.styles';

/** The texts that describe a field. */
export interface FieldTexts {
  /** The hint below the field, part of its accessible description. */
  hint?: ReactNode;
  /** The visually hidden format, part of the accessible description. It replaces a mask or placeholder. */
  description?: string | undefined;
  /** The error, part of the accessible description. With an error the field is invalid. */
  error?: ReactNode;
  /**
   * The note on how the field changed the last input. It is announced, and is part of the accessible
   * description. Empty text keeps the live region, so that a later note is announced.
   */
  status?: string | undefined;
}

/** The props that a field adds to those of its native control. */
export interface FieldProps extends FieldTexts {
  /** The label, always shown above the field. */
  label: ReactNode;
  /**
   * The surface behind the field. `responsive` is the brand on phones and paper from 900 px.
   * @default 'paper'
   */
  surface?: 'paper' | 'brand' | 'responsive' | undefined;
}

/** The texts below a field. `id` is that of its control. */
export function FieldMessages({
  id,
  error,
  status,
  hint,
  description,
}: FieldTexts & { id: string }) {
  return (
    <>
      {isShown(error) && (
        <Message id={`${id}-error`}>
          <Icon name="alert" />
          <span>{error}</span>
        </Message>
      )}
      {status !== undefined && (
        <Note id={`${id}-status`} role="status">
          {status}
        </Note>
      )}
      {isShown(hint) && <Note id={`${id}-hint`}>{hint}</Note>}
      {isShown(description) && (
        <VisuallyHidden id={`${id}-description`}>{description}</VisuallyHidden>
      )}
    </>
  );
}
