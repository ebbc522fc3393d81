import preview from '#storybook/preview';
import { t, tr } from '#storybook/testing/i18n';
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
  args: { children: tr('payment.demo') },
});

export const Default = meta.story();

export const WithLink = meta.story({
  render: () => (
    <Notice>
      <span>{t('carrier.noProducts')}</span> <a href="/start">{t('carrier.another')}</a>
    </Notice>
  ),
});
