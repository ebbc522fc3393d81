import { useTranslation } from 'react-i18next';
import type { AmountLanguage } from '#components/Amount';

/** The language that the screen is in. */
export function useLanguage(): AmountLanguage {
  const { i18n } = useTranslation();
  return i18n.resolvedLanguage === 'en' ? 'en' : 'es';
}
