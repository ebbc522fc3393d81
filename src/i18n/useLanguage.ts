import { useTranslation } from 'react-i18next';
import { toLanguage, type Language } from './languages';

/** Returns the current language. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return toLanguage(i18n.resolvedLanguage);
}
