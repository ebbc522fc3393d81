import 'i18next';
import type texts from './locales/es.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof texts };
  }
}
