import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '#components/Icon';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { Box, Control, Ghost, Label, Message, Note, Root, Typed } from './TextField.styles';

/** The props of {@link TextField}. */
export interface TextFieldProps extends ComponentProps<'input'> {
  /** The name of the field, always shown above it. */
  label: string;
  /** The advice under the field, read with it. */
  hint?: string | undefined;
  /** The format, read with the field and not shown: for what a mask or placeholder shows to others. */
  description?: string | undefined;
  /** The error under the field, read with it; the field is invalid while there is one. */
  error?: string | undefined;
  /**
   * The note on what the field made of the last text: announced, and read with the field. Empty text
   * keeps the live region, so that a later note is announced.
   */
  status?: string | undefined;
  /**
   * The surface the field stands on; responsive is the brand on phones and paper from 900 px.
   * @default 'paper'
   */
  surface?: 'paper' | 'brand' | 'responsive' | undefined;
  /**
   * The shape of what is written: it sets the size of the type, so that a whole number stays in
   * sight in a narrow field and with large text.
   * @default 'text'
   */
  shape?: 'text' | 'phone' | 'card' | 'short' | undefined;
  /** The rest of a mask, shown behind what is typed; `typed` must be what the field shows. */
  ghost?: { typed: string; rest: string } | undefined;
  /** The control at the end of the field, such as a button that clears it. */
  action?: ReactNode;
}

/** Asks for one line of text: label, native input, hint and error, tied together. */
export function TextField({
  label,
  hint,
  description,
  error,
  status,
  surface = 'paper',
  shape = 'text',
  ghost,
  action,
  id,
  'aria-describedby': describedBy,
  className,
  style,
  hidden,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = hint === undefined ? undefined : `${fieldId}-hint`;
  const errorId = error === undefined ? undefined : `${fieldId}-error`;
  const statusId = status === undefined || status === '' ? undefined : `${fieldId}-status`;
  const descriptionId = description === undefined ? undefined : `${fieldId}-description`;
  const notes = [describedBy, errorId, statusId, hintId, descriptionId].filter(
    (note) => note !== undefined,
  );

  return (
    <Root className={className} data-surface={surface} hidden={hidden} style={style}>
      <Label htmlFor={fieldId}>{label}</Label>
      <Box data-shape={shape}>
        <Control
          aria-describedby={notes.length === 0 ? undefined : notes.join(' ')}
          aria-invalid={error === undefined ? undefined : true}
          id={fieldId}
          {...rest}
        />
        {ghost !== undefined && (
          <Ghost aria-hidden="true">
            <Typed>{ghost.typed}</Typed>
            {ghost.rest}
          </Ghost>
        )}
        {action}
      </Box>
      {error !== undefined && (
        <Message id={errorId}>
          <Icon name="alert" />
          <span>{error}</span>
        </Message>
      )}
      {status !== undefined && (
        <Note id={statusId} role="status">
          {status}
        </Note>
      )}
      {hint !== undefined && <Note id={hintId}>{hint}</Note>}
      {description !== undefined && (
        <VisuallyHidden id={descriptionId}>{description}</VisuallyHidden>
      )}
    </Root>
  );
}
