import { use } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Amount } from '#components/Amount';
import { InfoDialog } from '#components/InfoDialog';
import { TextLink } from '#components/TextLink';
import preview from '#storybook/preview';
import {
  NotificationRegion,
  type NotificationContent,
  type NotificationRegionProps,
} from './NotificationRegion';
import {
  NotificationPreview,
  PreviewContext,
  StillNotifications,
  type StillNotificationsProps,
} from './testing/NotificationPreview';

type DemoProps = NotificationRegionProps & StillNotificationsProps;

/** A region with notifications that stay. */
function Demo({ active, preset, children, ...props }: DemoProps) {
  return (
    <StillNotifications active={active} preset={preset}>
      {children}
      {use(PreviewContext) ? <NotificationPreview /> : <NotificationRegion {...props} />}
    </StillNotifications>
  );
}

/** Returns the `render` of a story. */
function showing(active: readonly NotificationContent[], props?: StillNotificationsProps) {
  return (args: NotificationRegionProps) => <Demo {...args} {...props} active={active} />;
}

function findRegion() {
  return screen.findByRole('region', { name: 'Avisos' });
}

const meta = preview.meta({
  title: 'Components/Feedback/NotificationRegion',
  component: NotificationRegion,
  args: { label: 'Avisos', closeLabel: 'Cerrar aviso' },
  parameters: {
    about: {
      use: 'For short messages about the last action of the user. Render it once.',
      avoid: 'For what the user must keep: notifications close automatically.',
      keyboard: [
        '`Tab` reaches each close button; they come first in the page or the open dialog.',
        '`F6` moves the focus to the first notification, and back.',
        '`Escape` closes the focused one, and the focus moves to the next or back.',
        '`Escape` elsewhere closes the newest, unless a dialog or menu is open.',
      ],
    },
    layout: 'padded',
    docs: { story: { inline: false, height: '448px' } },
  },
});

/** A warning of a form. */
export const Default = meta.story({
  render: showing([{ tone: 'warning', message: 'Ingrese un número de telefono de 10 digitos' }]),
});

/** Each tone has its own icon and outline, so it is not shown by colour alone. */
export const Tones = meta.story({
  tags: ['motion'],
  render: showing([
    { tone: 'error', message: 'No fue posible copiar el recibo' },
    { tone: 'success', message: 'Recibo copiado' },
    { tone: 'info', message: 'No disponible.' },
    { tone: 'warning', message: 'Ingrese una tarjeta de 16 digitos' },
  ]),
  async play() {
    const region = await findRegion();
    const items = within(region).getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    await expect(items[0]).toHaveTextContent('Ingrese una tarjeta de 16 digitos');
    // The contrast check reads the colours of the cards, which must be opaque.
    for (const animation of region.getAnimations({ subtree: true })) {
      if (animation.effect?.getComputedTiming().fill === 'none') animation.finish();
    }
  },
});

/** Five are shown. The others are queued. */
export const Compact = meta.story({
  render: showing(
    [1, 2, 3, 4, 5, 6, 7].map((count) => ({
      tone: 'info',
      message: `Recarga ${String(count)} enviada`,
    })),
    { preset: 'compact' },
  ),
  async play() {
    await expect(within(await findRegion()).getAllByRole('listitem')).toHaveLength(5);
  },
});

/** A title, and a long message below it, which wraps. The button stays in the corner. */
export const LongText = meta.story({
  render: showing([
    {
      tone: 'info',
      title: 'Pago de abonos',
      message:
        'Con el abono se paga a plazos un equipo o un servicio ya contratado. Este aviso es informativo: aquí no se hace ningún cargo.',
    },
  ]),
});

/** One button, such as to try again or to undo. It closes the notification. */
export const WithAction = meta.story({
  render: showing([
    {
      tone: 'error',
      title: 'No se pudo descargar el idioma English',
      message: 'La página sigue en este idioma y cambiará cuando haya conexión.',
      action: { label: 'Intentar de nuevo', onPress: () => undefined },
    },
  ]),
});

/** Without a time limit there is no time bar. For what the user must decide. */
export const StaysUntilClosed = meta.story({
  render: showing([
    {
      tone: 'info',
      message: 'Hay una versión nueva de esta página.',
      timeout: Infinity,
      action: { label: 'Usar la versión nueva', onPress: () => undefined },
    },
  ]),
});

/** An amount and a link. Screen readers announce their text. */
export const RichContent = meta.story({
  render: showing([
    {
      tone: 'success',
      title: 'Recarga lista',
      message: (
        <>
          <Amount size="inherit" value={50} />
          <br />
          <TextLink href="#receipt" variant="quiet">
            Ver el último recibo
          </TextLink>
        </>
      ),
    },
  ]),
});

/** While a dialog is open, the region is inside it. */
export const InsideDialog = meta.story({
  render: showing(
    [
      { tone: 'warning', message: 'Ingrese una tarjeta de 16 digitos' },
      { tone: 'success', message: 'Recibo copiado' },
    ],
    {
      children: (
        <InfoDialog closeLabel="Entendido" heading="Pago de abonos" onClose={() => undefined} open>
          Con el abono se paga a plazos un equipo o un servicio ya contratado. Este aviso es
          informativo: aquí no se hace ningún cargo.
        </InfoDialog>
      ),
    },
  ),
  async play() {
    const dialog = await screen.findByRole('dialog', { name: 'Pago de abonos' });
    const region = await within(dialog).findByRole('region', { name: 'Avisos' });
    // The dialog fades in.
    await waitFor(() => expect(region).toBeVisible());
  },
});
