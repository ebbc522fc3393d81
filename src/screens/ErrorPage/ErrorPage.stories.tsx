import { expect, fn, waitFor } from 'storybook/test';
import { keyModes, withoutPictures } from '#storybook/modes';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import { ErrorPage } from './ErrorPage';

const meta = preview.meta({
  title: 'Screens/Error',
  component: ErrorPage,
  args: { onRetry: fn(() => Promise.resolve()) },
  parameters: {
    controls: { disable: true },
    sameInCarriers: true,
    route: '/start/pago',
  },
});

/** A screen's code did not arrive (a new version of the site, or no connection), or a screen broke. */
export const Default = meta.story({
  parameters: { chromatic: { modes: keyModes } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** The code of the screen is requested again. A press is ignored until then. */
export const Retrying = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  // A promise that is never settled would keep React's transitions in the stories that follow pending.
  args: { onRetry: fn(() => new Promise<void>((resolve) => setTimeout(resolve, 1000))) },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: t('app.retry') });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The page of the start screen has no link to itself. */
export const AtStart = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: { ...withoutPictures, route: '/start' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link', { name: t('app.start') })).not.toBeInTheDocument();
  },
});
