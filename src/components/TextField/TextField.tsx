import { type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Label, Root } from '../fields/Field.styles';
import { FieldMessages, type FieldProps } from '../fields/FieldMessages';
import { useField } from '../fields/useField';
import { isShown } from '../isShown';
import { Box, Control, MaskHint, Slot, Typed, Value } from './TextField.styles';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldProps {
  /**
   * The shape of the value. It sets the type size, so that a complete number is visible in a narrow
   * field and with large text.
   * @default 'text'
   */
  shape?: 'text' | 'phone' | 'card' | 'short' | undefined;
  /**
   * A mask: the part that the value fills, and the rest, which is shown after the value. Digits have the same width, so
   * `typed` contains zeros and no digit of the value. `length` is that of the longest complete value, which fits the
   * field.
   */
  maskHint?: { typed: string; rest: string; length?: number } | undefined;
  /** What is shown before the value, such as a country code. It is not part of the value. */
  start?: ReactNode;
  /** What is shown after the value, such as a card's brand or a button. */
  end?: ReactNode;
}

/** The controls of a slot, which handle a press. */
const CONTROLS = 'a, button, input, label, select, textarea, [tabindex]';

/** Focuses the input after a press on the border, a text or an icon of its box, which may be in a control. */
function focusInput(event: MouseEvent<HTMLElement>): void {
  const { currentTarget: box, target } = event;
  // The target of an event from a React portal is outside.
  if (!(target instanceof Element) || !box.contains(target)) return;
  if (box.contains(target.closest(CONTROLS))) return;
  event.preventDefault();
  box.querySelector<HTMLElement>(':scope > div > input')?.focus();
}

/** Returns the next larger length that the styles know, if it is not that of the shape. */
function knownLength(length = 0): number | undefined {
  if (length > 19) return 23;
  return length > 13 ? 19 : undefined;
}

/** A single-line text field: an associated label, native input, hint and error. */
export function TextField({
  label,
  shape = 'text',
  maskHint,
  start,
  end,
  ...rest
}: TextFieldProps) {
  const { root, control, messages } = useField(rest);

  return (
    <Root {...root}>
      <Label htmlFor={control.id}>{label}</Label>
      <Box data-length={knownLength(maskHint?.length)} data-shape={shape} onMouseDown={focusInput}>
        {isShown(start) && <Slot data-slot="start">{start}</Slot>}
        <Value>
          <Control {...control} />
          {maskHint !== undefined && maskHint.rest !== '' && (
            <MaskHint aria-hidden="true" translate="no">
              <Typed>{maskHint.typed}</Typed>
              <span>{maskHint.rest}</span>
            </MaskHint>
          )}
        </Value>
        {isShown(end) && <Slot data-slot="end">{end}</Slot>}
      </Box>
      <FieldMessages {...messages} />
    </Root>
  );
}
