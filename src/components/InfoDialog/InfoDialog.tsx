import {
  useId,
  useImperativeHandle,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { Button } from '#components/Button';
import { Actions, Body, Content, Heading, Illustration, Root } from './InfoDialog.styles';
import { useModal } from './useModal';

export interface InfoDialogProps extends Omit<
  ComponentProps<'dialog'>,
  'open' | 'onClose' | 'title'
> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when the user closes the dialog: with the button, with Escape or with a click outside. */
  onClose: () => void;
  /** The heading, which is the accessible name of the dialog. */
  heading: string;
  /** The text, which is the accessible description of the dialog. */
  children: ReactNode;
  /** The text of the button. */
  closeLabel: string;
  /** The decorative picture above the heading. */
  picture?: ReactNode;
}

function isOutside({ clientX, clientY, currentTarget, target }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * A modal dialog that shows information. While it is open, the page behind is inert and does not
 * scroll. When it closes, the focus returns to the previous element. An `onCancel` or `onClick`
 * handler that calls `preventDefault` keeps it open. A browser may still close it on a second Escape.
 */
export function InfoDialog({
  open,
  onClose,
  heading,
  children,
  closeLabel,
  picture,
  onCancel,
  onClick,
  onPointerDown,
  'aria-describedby': describedBy,
  ref,
  ...rest
}: InfoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const id = useId();
  useModal(dialog, open);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(
    ref,
    () => dialog.current,
    [],
  );

  function closeOnEscape(event: SyntheticEvent<HTMLDialogElement>) {
    onCancel?.(event);
    if (event.target !== event.currentTarget || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  }

  function rememberPress(event: PointerEvent<HTMLDialogElement>) {
    onPointerDown?.(event);
    pressedOutside.current = isOutside(event);
  }

  function closeOnClickOutside(event: MouseEvent<HTMLDialogElement>) {
    onClick?.(event);
    if (pressedOutside.current && isOutside(event) && !event.defaultPrevented) onClose();
  }

  function reportClose(event: SyntheticEvent<HTMLDialogElement>) {
    // The browser may close it without a cancel event, for example on a second Escape.
    const { currentTarget, target } = event;
    if (open && target === currentTarget && !currentTarget.open) onClose();
  }

  return (
    <Root
      aria-describedby={`${describedBy ?? ''} ${id}body`.trim()}
      aria-labelledby={`${id}heading`}
      {...rest}
      ref={dialog}
      onCancel={closeOnEscape}
      onClose={reportClose}
      onPointerDown={rememberPress}
      onClick={closeOnClickOutside}
    >
      <Content>
        {picture !== undefined && <Illustration aria-hidden="true">{picture}</Illustration>}
        <Heading id={`${id}heading`}>{heading}</Heading>
        <Body id={`${id}body`}>{children}</Body>
      </Content>
      <Actions>
        <Button size="large" onClick={onClose}>
          {closeLabel}
        </Button>
      </Actions>
    </Root>
  );
}
