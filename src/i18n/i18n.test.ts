import { expect, it } from 'vitest';
import es from '#locales/es';
import { createI18n } from './i18n';

const load = () => Promise.resolve(es);

it('throws an error for a text without the value of its placeholder, if strict', async () => {
  const i18n = await createI18n({ language: 'es', company: 'Compañía', strict: true, load });

  expect(() => i18n.t('payment.pay')).toThrow('{{amount}}');
  expect(() => i18n.t('payment.pay', { amount: undefined })).toThrow('{{amount}}');
  expect(i18n.t('payment.pay', { amount: '$50' })).toContain('$50');
});

it('shows the placeholder, if not strict', async () => {
  const i18n = await createI18n({ language: 'es', company: 'Compañía', strict: false, load });

  expect(i18n.t('payment.pay')).toContain('{{amount}}');
});
