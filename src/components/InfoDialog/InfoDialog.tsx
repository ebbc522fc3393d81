import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { Button } from '#components/Button';
import { isShown } from '../isShown';
import { Actions, Body, Content, Dialog, Heading, Illustration } from './InfoDialog.styles';

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
  /** The text of the button that closes it. */
  closeLabel: string;
  /** The main actions, as buttons above the one that closes the dialog, which is then secondary. */
  actions?: ReactNode;
  /** The decorative picture above the heading. */
  picture?: ReactNode;
}

function isOutside({ clientX, clientY, currentTarget, target }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * A modal dialog that shows information, or asks for one choice. While it is open, the page behind is inert and does not
 * scroll. When it closes, the focus returns to the previous element. An `onCancel` or `onClick`
 * handler that calls `preventDefault` keeps it open. A browser may still close it on a second Escape.
 */
export function InfoDialog({
  open,
  onClose,
  heading,
  children,
  closeLabel,
  actions,
  picture,
  onClick,
  onPointerDown,
  'aria-describedby': describedBy,
  ref,
  ...rest
}: InfoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const id = useId();
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(
    ref,
    () => dialog.current,
    [],
  );

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || !open) return;
    const page = document.documentElement;
    const { scrollbarGutter } = page.style;
    // The page keeps the place of its scroll bar, if it has one.
    if (window.innerWidth - page.clientWidth > 1) page.style.scrollbarGutter = 'stable';
    // In an inert preview, a modal dialog would be usable, and the page around it would not.
    if (element.closest('[inert]') === null) element.showModal();
    else element.show();
    // The focus moves to the button at the end, but a long text must be shown from its start.
    element.scrollTo(0, 0);
    return () => {
      element.close();
      page.style.scrollbarGutter = scrollbarGutter;
    };
  }, [open]);

  function rememberPress(event: PointerEvent<HTMLDialogElement>) {
    onPointerDown?.(event);
    pressedOutside.current = isOutside(event);
  }

  function closeOnClickOutside(event: MouseEvent<HTMLDialogElement>) {
    onClick?.(event);
    if (pressedOutside.current && isOutside(event) && !event.defaultPrevented) onClose();
  }

  /** The browser closes the dialog on Escape. */
  function reportClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    if (open && !currentTarget.open) onClose();
  }

  return (
    <Dialog
      aria-describedby={`${describedBy ?? ''} ${id}body`.trim()}
      aria-labelledby={`${id}heading`}
      {...rest}
      ref={dialog}
      onClose={reportClose}
      onPointerDown={rememberPress}
      onClick={closeOnClickOutside}
    >
      <Content>
        {isShown(picture) && <Illustration aria-hidden="true">{picture}</Illustration>}
        <Heading id={`${id}heading`}>{heading}</Heading>
        <Body id={`${id}body`}>{children}</Body>
      </Content>
      <Actions>
        {actions}
        <Button onClick={onClose} size="large" variant={isShown(actions) ? 'secondary' : 'primary'}>
          {closeLabel}
        </Button>
      </Actions>
    </Dialog>
  );
}
