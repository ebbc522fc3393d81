import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '#components/Icon';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { Box, Control, MaskHint, Label, Message, Note, Root, Typed } from './TextField.styles';

/** The props of {@link TextField}. */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'> {
  /** The label, always shown above the field. */
  label: string;
  /** The hint below the field, part of its accessible description. */
  hint?: string | undefined;
  /** The visually hidden format, part of the accessible description. It replaces a mask or placeholder. */
  description?: string | undefined;
  /** The error below the field, part of its accessible description. With an error the field is invalid. */
  error?: string | undefined;
  /**
   * The note on how the field changed the last input. It is announced, and is part of the accessible
   * description. Empty text keeps the live region, so that a later note is announced.
   */
  status?: string | undefined;
  /**
   * The surface behind the field. `responsive` is the brand on phones and paper from 900 px.
   * @default 'paper'
   */
  surface?: 'paper' | 'brand' | 'responsive' | undefined;
  /**
   * The shape of the value. It sets the type size, so that a complete number is visible in a narrow
   * field and with large text.
   * @default 'text'
   */
  shape?: 'text' | 'phone' | 'card' | 'short' | undefined;
  /** The rest of a mask, shown behind the typed text. `typed` must equal the displayed value. */
  maskHint?: { typed: string; rest: string } | undefined;
  /** The control at the end of the field, such as a button that clears it. */
  action?: ReactNode;
}

/** A single-line text field: an associated label, native input, hint and error. */
export function TextField({
  label,
  hint,
  description,
  error,
  status,
  surface = 'paper',
  shape = 'text',
  maskHint,
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
  const notes = Object.entries({ error, status, hint, description })
    .filter(([, text]) => text !== undefined && text !== '')
    .map(([name]) => `${fieldId}-${name}`);
  const describedByIds = describedBy === undefined ? notes : [describedBy, ...notes];

  return (
    <Root className={className} data-surface={surface} hidden={hidden} style={style}>
      <Label htmlFor={fieldId}>{label}</Label>
      <Box data-shape={shape}>
        <Control
          aria-describedby={describedByIds.join(' ') || undefined}
          aria-invalid={error === undefined ? undefined : true}
          id={fieldId}
          {...rest}
        />
        {maskHint !== undefined && (
          <MaskHint aria-hidden="true" translate="no">
            <Typed>{maskHint.typed}</Typed>
            <span>{maskHint.rest}</span>
          </MaskHint>
        )}
        {action}
      </Box>
      {error !== undefined && (
        <Message id={`${fieldId}-error`}>
          <Icon name="alert" />
          <span>{error}</span>
        </Message>
      )}
      {status !== undefined && (
        <Note id={`${fieldId}-status`} role="status">
          {status}
        </Note>
      )}
      {hint !== undefined && <Note id={`${fieldId}-hint`}>{hint}</Note>}
      {description !== undefined && (
        <VisuallyHidden id={`${fieldId}-description`}>{description}</VisuallyHidden>
      )}
    </Root>
  );
}
