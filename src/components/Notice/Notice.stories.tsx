import preview from '#storybook/preview';
import { Notice } from './Notice';

const meta = preview.meta({
  title: 'Components/Feedback/Notice',
  component: Notice,
  parameters: {
    about: {
      use: 'For a message that stays on the page, such as a note that the payment is a demonstration.',
      avoid: 'For temporary messages: use a notification.',
    },
    layout: 'padded',
  },
  args: { children: 'Esto es una demostración: no se hace ningún cargo. No use una tarjeta real.' },
});

export const Default = meta.story();

export const WithLink = meta.story({
  render: () => (
    <Notice>
      <span>Por ahora no hay paquetes de esta compañía.</span>{' '}
      <a href="/start">Elegir otra compañía</a>
    </Notice>
  ),
});
