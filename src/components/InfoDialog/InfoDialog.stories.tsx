import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { Button } from '#components/Button';
import { Picture } from '#components/Picture';
import preview from '#storybook/preview';
import { abono } from '#theme/pictures';
import { InfoDialog } from './InfoDialog';

const meta = preview.meta({
  title: 'Components/Feedback/InfoDialog',
  component: InfoDialog,
  args: {
    open: true,
    onClose: fn(),
    heading: 'Pago de abonos',
    children:
      'Con el abono se paga a plazos un equipo o un servicio ya contratado. Este aviso es informativo: aquí no se hace ningún cargo.',
    closeLabel: 'Entendido',
  },
  parameters: {
    about: {
      use: 'For a short text or one choice that the user asked for. One button closes it.',
      avoid: 'For errors, and for what the user did not ask for: it interrupts the user.',
      keyboard: [
        'The focus starts on the button. On close it returns to the previous element.',
        '`Escape` or a press outside closes it, unless a handler prevents that.',
      ],
    },
    layout: 'padded',
    docs: { story: { inline: false, height: '448px' } },
  },
  // A page that is tall enough to scroll, with a button that opens the dialog.
  render: function Render({ open: initial, onClose, ...args }) {
    const [open, setOpen] = useState(initial);
    return (
      <div style={{ minBlockSize: '120vh' }}>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Abono
        </Button>
        <InfoDialog
          {...args}
          onClose={() => {
            onClose();
            setOpen(false);
          }}
          open={open}
        />
      </div>
    );
  },
});

/** Named by its heading and described by its text. */
export const Default = meta.story({
  tags: ['motion'],
  async play() {
    const dialog = await screen.findByRole('dialog', { name: 'Pago de abonos' });
    await expect(dialog).toHaveAccessibleDescription(
      'Con el abono se paga a plazos un equipo o un servicio ya contratado. Este aviso es informativo: aquí no se hace ningún cargo.',
    );
  },
});

export const WithPicture = meta.story({ args: { picture: <Picture {...abono} /> } });

/** With actions, the button that closes the dialog is secondary, and the focus starts on the first action. */
export const WithActions = meta.story({
  args: {
    heading: 'Pedir esta recarga',
    children: 'Se envía un enlace que abre el paquete elegido.',
    actions: <Button size="large">Compartir</Button>,
    closeLabel: 'Cancelar',
  },
  async play() {
    const dialog = await screen.findByRole('dialog', { name: 'Pedir esta recarga' });
    const [action, close] = within(dialog).getAllByRole('button');
    await expect(action).toHaveFocus();
    await expect(close).toHaveAttribute('data-variant', 'secondary');
  },
});

/** A long text scrolls inside the dialog; the button stays in view. */
export const LongText = meta.story({
  args: {
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index}>
        Con el abono se paga a plazos un equipo o un servicio ya contratado. Este aviso es
        informativo: aquí no se hace ningún cargo.
      </p>
    )),
  },
});
