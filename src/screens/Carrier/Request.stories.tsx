import { expect, screen, waitFor } from 'storybook/test';
import { withoutPictures } from '#storybook/modes';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import {
  carrierRoute,
  catalogueOf,
  chosenProduct,
  entryStateOf,
  notificationTexts,
  phone,
  sampleTopUp,
  type Canvas,
  type Globals,
} from '../testing/flows';
import { screenAt } from '../testing/screenAt';
import { cancel, refuse, share, stub, writeText } from '../testing/stub';
import { carrierName } from '../data/carrierName';
import { CarrierScreen } from './Carrier';

/** The carrier screen with a product and a complete number. */
function filledEntry(globals: Globals) {
  return { pathname: carrierRoute(globals), state: entryStateOf(sampleTopUp(globals).carrier) };
}

const meta = preview.meta({
  title: 'Screens/Carrier/Request',
  component: CarrierScreen,
  decorators: screenAt('/start/company/:compania'),
  parameters: {
    controls: { disable: true },
    route: filledEntry,
    catalogue: catalogueOf,
    session: chosenProduct,
  },
  beforeEach: () => stub({ share, canShare: () => true, clipboard: { writeText } }),
});

const findRequest = (canvas: Canvas) => canvas.findByRole('button', { name: t('request.title') });

/** The address that asks for the top-up of a story. */
function addressOf(globals: Globals, celular?: string): string {
  const { sku } = sampleTopUp(globals).product;
  const number = celular === undefined ? '' : `&celular=${celular}`;
  return `${location.origin}${carrierRoute(globals)}#sku=${sku}${number}`;
}

/** The number is part of the address only if the user asks for it. */
export const Default = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(await findRequest(canvas));
    const checkbox = await screen.findByRole('checkbox', { name: /551 234 50 00/ });
    await expect(checkbox).toHaveFocus();
    await expect(checkbox).not.toBeChecked();
    await expect(share).not.toHaveBeenCalled();
  },
});

export const ShareTheAddress = Default.extend({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  async play({ canvas, globals, userEvent }) {
    const { carrier } = sampleTopUp(globals);
    await userEvent.click(await findRequest(canvas));
    await expect(await screen.findByRole('checkbox')).toHaveFocus();
    // Enter does not submit the form of the screen.
    await userEvent.keyboard('{Enter}');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await userEvent.click(await screen.findByRole('button', { name: t('request.share') }));
    await expect(share).toHaveBeenCalledOnce();
    const [shared] = share.mock.calls[0] ?? [];
    await expect(shared?.text).toContain(carrierName(carrier));
    await expect(shared?.url).toBe(addressOf(globals));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await findRequest(canvas)).toHaveFocus();
    await userEvent.click(await findRequest(canvas));
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: t('request.share') }));
    await expect(share.mock.lastCall?.[0].url).toBe(addressOf(globals, phone.digits));
    await expect(writeText).not.toHaveBeenCalled();
  },
});

/** Without a complete number, there is nothing to ask. A browser that fails to share copies. */
export const WithoutNumber = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: { ...withoutPictures, route: carrierRoute },
  async play({ canvas, globals, userEvent }) {
    await userEvent.click(await findRequest(canvas));
    await expect(share.mock.calls[0]?.[0].url).toBe(addressOf(globals));
    await expect(screen.queryByRole('dialog')).toBeNull();
    // The user closes the share sheet. This is not an error, and nothing is copied.
    share.mockImplementationOnce(cancel);
    await userEvent.click(await findRequest(canvas));
    await expect(notificationTexts()).toEqual([]);
    share.mockImplementationOnce(refuse).mockImplementationOnce(refuse);
    await userEvent.click(await findRequest(canvas));
    await waitFor(() => expect(notificationTexts()).toEqual([t('request.copied')]));
    await expect(writeText.mock.calls[0]?.[0].endsWith(` ${addressOf(globals)}`)).toBe(true);
    writeText.mockImplementationOnce(refuse);
    await userEvent.click(await findRequest(canvas));
    await waitFor(() => expect(notificationTexts()[0]).toContain(t('request.failed')));
    await expect(notificationTexts()[0]).toContain(addressOf(globals));
  },
});

/** A browser inside an app can neither share nor copy. */
export const NotOffered = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  beforeEach: () => stub({ share: undefined, clipboard: undefined }),
  async play({ canvas }) {
    await canvas.findByRole('group', { name: t('carrier.chosen') });
    await expect(canvas.queryByRole('button', { name: t('request.title') })).toBeNull();
  },
});
