import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/testing/i18n';
import { Picture } from '#components/Picture';
import { map } from '#theme/pictures';
import { MapEmbed } from './MapEmbed';

/** A local page that replaces the map, so that no story makes a request to another origin. */
const page = `data:text/html,${encodeURIComponent('<html lang="es"><title>Mapa</title><body style="background:lightblue">')}`;

const meta = preview.meta({
  title: 'Components/Media/MapEmbed',
  component: MapEmbed,
  parameters: {
    about: {
      use: 'For the location of the company: the map loads when it comes into view.',
      avoid: 'As the only form of an address: also show the address as text.',
      keyboard: ['`Enter` or `Space` presses the button. The focus then moves to the map.'],
    },
    layout: 'padded',
  },
  args: {
    src: page,
    label: tr('landing.contact.title'),
    picture: <Picture {...map} />,
    showLabel: tr('landing.contact.showMap'),
    note: tr('landing.contact.lead'),
    failedNote: tr('landing.contact.mapFailed'),
  },
});

export const Default = meta.story({
  args: { reach: fn(() => Promise.resolve(true)) },
  async play({ args, canvas }) {
    const map = await canvas.findByTitle(t('landing.contact.title'));
    await waitFor(() => expect(map).toHaveAttribute('data-shown', 'true'));
    await expect(args.reach).toHaveBeenCalledOnce();
    await expect(args.reach).toHaveBeenCalledWith(args.src);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** No request is sent to the map's server before the map is near the viewport. */
export const NotInView = meta.story({
  tags: ['!autodocs'],
  args: { reach: fn(() => Promise.resolve(true)) },
  render: (args) => (
    <div style={{ paddingBlockStart: '250vh' }}>
      <MapEmbed {...args} />
    </div>
  ),
  async play({ args, canvas }) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(args.reach).not.toHaveBeenCalled();
    await expect(canvas.queryByTitle(t('landing.contact.title'))).not.toBeInTheDocument();
    await expect(canvas.getByText(t('landing.contact.lead'))).toBeInTheDocument();
  },
});

/** Requested with the keyboard, the map receives the focus of its button. */
export const MapRequested = meta.story({
  tags: ['!autodocs'],
  args: { reach: fn(() => Promise.resolve(true)) },
  render: NotInView.input.render,
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: t('landing.contact.showMap') });
    button.focus({ preventScroll: true });
    button.click();
    const map = await canvas.findByTitle(t('landing.contact.title'));
    await waitFor(() => expect(map).toHaveAttribute('data-shown', 'true'));
    await expect(map).toHaveFocus();
  },
});

export const Unreachable = meta.story({
  args: { reach: fn(() => Promise.resolve(false)) },
  async play({ args, canvas, userEvent }) {
    await expect(await canvas.findByText(t('landing.contact.mapFailed'))).toBeVisible();
    await expect(canvas.queryByTitle(t('landing.contact.title'))).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: t('landing.contact.showMap') }));
    await waitFor(() => expect(args.reach).toHaveBeenCalledTimes(2));
  },
});
