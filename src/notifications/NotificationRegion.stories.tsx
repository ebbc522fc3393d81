import { use } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Amount } from '#components/Amount';
import { InfoDialog } from '#components/InfoDialog';
import { TextLink } from '#components/TextLink';
import preview from '#storybook/preview';
import { i18n, t, tr } from '#storybook/testing/i18n';
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

/** Returns the `render` of a story. It reads the texts in the language of the toolbar. */
function showing(getActive: () => NotificationContent[], props?: StillNotificationsProps) {
  return (args: NotificationRegionProps) => <Demo {...args} {...props} active={getActive()} />;
}

function findRegion() {
  return screen.findByRole('region', { name: t('notification.region') });
}

const meta = preview.meta({
  title: 'Components/Feedback/NotificationRegion',
  component: NotificationRegion,
  args: { label: tr('notification.region'), closeLabel: tr('notification.close') },
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
  render: showing(() => [{ tone: 'warning', message: t('carrier.warning.phone') }]),
});

/** Each tone has its own icon and outline, so it is not shown by colour alone. */
export const Tones = meta.story({
  tags: ['motion'],
  render: showing(() => [
    { tone: 'error', message: t('receipt.copyFailed') },
    { tone: 'success', message: t('receipt.copied') },
    { tone: 'info', message: t('payment.notAvailable') },
    { tone: 'warning', message: t('payment.warning.card') },
  ]),
  async play() {
    const region = await findRegion();
    const items = within(region).getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    await expect(items[0]).toHaveTextContent(t('payment.warning.card'));
    // The contrast check reads the colours of the cards, which must be opaque.
    await waitFor(() => {
      const running = region.getAnimations({ subtree: true });
      const entering = running.filter(({ effect }) => effect?.getComputedTiming().fill === 'none');
      return expect(entering).toHaveLength(0);
    });
  },
});

/** Five are shown. The others are queued. */
export const Compact = meta.story({
  render: showing(
    () =>
      [1, 2, 3, 4, 5, 6, 7].map((count) => ({
        tone: 'info',
        message: t('carrier.validity', { count }),
      })),
    { preset: 'compact' },
  ),
  async play() {
    await expect(within(await findRegion()).getAllByRole('listitem')).toHaveLength(5);
  },
});

/** A title, and a long message below it, which wraps. The button stays in the corner. */
export const LongText = meta.story({
  render: showing(() => [{ tone: 'info', title: t('abono.title'), message: t('abono.body') }]),
});

/** One button, such as to try again or to undo. It closes the notification. */
export const WithAction = meta.story({
  render: showing(() => [
    {
      tone: 'error',
      title: t('language.failed', { language: 'English' }),
      message: t('language.kept'),
      action: { label: t('app.retry'), onPress: () => undefined },
    },
  ]),
});

/** Without a time limit there is no time bar. For what the user must decide. */
export const StaysUntilClosed = meta.story({
  render: showing(() => [
    {
      tone: 'info',
      message: t('version.available'),
      timeout: Infinity,
      action: { label: t('version.update'), onPress: () => undefined },
    },
  ]),
});

/** An amount and a link. Screen readers announce their text. */
export const RichContent = meta.story({
  render: showing(() => [
    {
      tone: 'success',
      title: t('receipt.title'),
      message: (
        <>
          <Amount language={i18n.language} size="inherit" value={50} />
          <br />
          <TextLink href="#receipt" variant="quiet">
            {t('carriers.lastReceipt')}
          </TextLink>
        </>
      ),
    },
  ]),
});

/** While a dialog is open, the region is inside it. */
export const InsideDialog = meta.story({
  render: (args) => (
    <Demo
      {...args}
      active={[
        { tone: 'warning', message: t('payment.warning.card') },
        { tone: 'success', message: t('receipt.copied') },
      ]}
    >
      <InfoDialog
        closeLabel={t('abono.close')}
        heading={t('abono.title')}
        onClose={() => undefined}
        open
      >
        {t('abono.body')}
      </InfoDialog>
    </Demo>
  ),
  async play() {
    const dialog = await screen.findByRole('dialog', { name: t('abono.title') });
    const region = await within(dialog).findByRole('region', { name: t('notification.region') });
    // The dialog fades in.
    await waitFor(() => expect(region).toBeVisible());
  },
});
