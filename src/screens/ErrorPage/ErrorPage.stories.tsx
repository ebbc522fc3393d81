import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import { ErrorPage } from './ErrorPage';

const meta = preview.meta({
  title: 'Screens/Error',
  component: ErrorPage,
  parameters: {
    route: '/start/pago',
  },
});

/** A screen's code did not arrive (a new version of the site, or no connection), or a screen broke. */
export const Default = meta.story({
  async play({ canvas }) {
    const heading = canvas.getByRole('heading', { level: 1, name: t('app.error') });
    await expect(heading).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('app.errorHint'));
    await expect(canvas.getByRole('button', { name: t('app.reload') })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: t('app.start') })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/start$/),
    );
  },
});
