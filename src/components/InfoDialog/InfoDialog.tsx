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
import { Actions, Body, Content, Dialog, Heading, Picture } from './InfoDialog.styles';
import { useModal } from './useModal';

/** The props of {@link InfoDialog}. */
export interface InfoDialogProps extends Omit<
  ComponentProps<'dialog'>,
  'open' | 'onClose' | 'title'
> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when the person closes it: by the button, by Escape or by a click beside it. */
  onClose: () => void;
  /** The heading, which names the dialog. */
  heading: string;
  /** The text, which describes the dialog. */
  children: ReactNode;
  /** The text of the button. */
  closeLabel: string;
  /** The picture above the heading; it is decoration. */
  picture?: ReactNode;
}

function isBeside({ clientX, clientY, currentTarget, target }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * A popup that informs and asks nothing. While it is open the page behind neither scrolls nor
 * answers; when it closes the focus goes back to where it was. A handler of your own that calls
 * `preventDefault` on a cancel, or on a click beside it, keeps it open.
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
  const pressedBeside = useRef(false);
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
    pressedBeside.current = isBeside(event);
  }

  function closeBeside(event: MouseEvent<HTMLDialogElement>) {
    onClick?.(event);
    if (pressedBeside.current && isBeside(event) && !event.defaultPrevented) onClose();
  }

  function keepInStep(event: SyntheticEvent<HTMLDialogElement>) {
    // The browser may close it without asking, as on a second Escape.
    const { currentTarget, target } = event;
    if (open && target === currentTarget && !currentTarget.open) onClose();
  }

  return (
    <Dialog
      aria-describedby={describedBy === undefined ? `${id}body` : `${describedBy} ${id}body`}
      aria-labelledby={`${id}heading`}
      {...rest}
      ref={dialog}
      onCancel={closeOnEscape}
      onClose={keepInStep}
      onPointerDown={rememberPress}
      onClick={closeBeside}
    >
      <Content>
        {picture !== undefined && <Picture aria-hidden="true">{picture}</Picture>}
        <Heading id={`${id}heading`}>{heading}</Heading>
        <Body id={`${id}body`}>{children}</Body>
      </Content>
      <Actions>
        <Button size="large" onClick={onClose}>
          {closeLabel}
        </Button>
      </Actions>
    </Dialog>
  );
}
