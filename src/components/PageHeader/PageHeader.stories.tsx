import { expect } from 'storybook/test';
import { box } from '#storybook/decorators/box';
import { shownCarrier } from '#storybook/globals/carriers';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import { CarrierLogo } from '#components/CarrierLogo';
import { IconLink } from '#components/IconButton';
import { LanguageSelect } from '#components/LanguageSelect';
import { PageHeader, ScreenTitle } from './PageHeader';

function barOf(code: string) {
  return (
    <>
      <IconLink href="/start" icon="back" label={t('carrier.back')} surface="brand" />
      <CarrierLogo code={code} size="large" />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Page/PageHeader',
  component: PageHeader,
  parameters: {
    about: {
      use: 'At the start of each screen, with its title.',
      avoid: 'More than once on a page.',
    },
  },
});

export const Default = meta.story({
  render: (args) => (
    <PageHeader {...args}>
      <ScreenTitle>{t('carriers.title')}</ScreenTitle>
      <p>{t('carriers.lead')}</p>
    </PageHeader>
  ),
});

export const WithBar = meta.story({
  render: (args, { globals }) => <PageHeader {...args} start={barOf(shownCarrier(globals))} />,
});

/** On a phone, a name without a wordmark wraps before the content at the end does. */
export const LongName = meta.story({
  decorators: [box({ containerType: 'inline-size', maxInlineSize: '24.375rem' })],
  render: (args) => (
    <PageHeader
      {...args}
      end={
        <LanguageSelect
          label={t('language.label')}
          options={[{ value: 'es', label: 'Español' }]}
          surface="brand"
        />
      }
      start={barOf('COMETA MOVIL')}
    />
  ),
  async play({ canvas }) {
    const back = canvas.getByRole('link').getBoundingClientRect();
    const select = canvas.getByRole('combobox').getBoundingClientRect();
    await expect(select.top).toBeLessThan(back.bottom);
  },
});

export const Overlapped = meta.story({
  args: { overlapped: true },
  render: (args) => (
    <PageHeader {...args}>
      <ScreenTitle>{t('receipt.title')}</ScreenTitle>
    </PageHeader>
  ),
});

export const LongTitle = meta.story({
  render: (args) => (
    <PageHeader {...args}>
      <ScreenTitle>{t('app.errorHint')}</ScreenTitle>
    </PageHeader>
  ),
});
