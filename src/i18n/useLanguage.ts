import { useTranslation } from 'react-i18next';
import { toLanguage, type Language } from './languages';

/** The language that the screen is in. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return toLanguage(i18n.resolvedLanguage);
}
