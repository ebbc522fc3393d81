import { expect } from 'storybook/test';
import { box } from '#storybook/decorators/box';
import { shownCarrier } from '#storybook/globals/carriers';
import preview from '#storybook/preview';
import { CarrierLogo } from '#components/CarrierLogo';
import { IconLink } from '#components/IconButton';
import { LanguageSelect } from '#components/LanguageSelect';
import { PageHeader, ScreenTitle } from './PageHeader';

function Bar({ code }: { code: string }) {
  return (
    <>
      <IconLink href="/start" icon="back" label="Volver a las compañías" surface="brand" />
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
      <ScreenTitle>Elija la compañía</ScreenTitle>
      <p>Después, el paquete y el número. Sin registro.</p>
    </PageHeader>
  ),
});

export const WithBar = meta.story({
  args: { start: <Bar code="TELCEL" /> },
  // The carrier of the example stands for that of the toolbar.
  render: (args, { globals }) => (
    <PageHeader {...args} start={<Bar code={shownCarrier(globals)} />} />
  ),
});

/** On a phone, a name without a wordmark wraps before the content at the end does. */
export const LongName = meta.story({
  decorators: [box({ containerType: 'inline-size', maxInlineSize: '24.375rem' })],
  render: (args) => (
    <PageHeader
      {...args}
      end={
        <LanguageSelect
          label="Idioma"
          options={[{ value: 'es', label: 'Español' }]}
          surface="brand"
        />
      }
      start={<Bar code="COMETA MOVIL" />}
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
      <ScreenTitle>Recarga lista</ScreenTitle>
    </PageHeader>
  ),
});

export const LongTitle = meta.story({
  render: (args) => (
    <PageHeader {...args}>
      <ScreenTitle>
        Puede deberse a la conexión o a una versión nueva del sitio. Ningún pago se repite al
        actualizar la página.
      </ScreenTitle>
    </PageHeader>
  ),
});
