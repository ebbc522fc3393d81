import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Keeps the description of the page in the current language, for search engines. The build writes the other tags. */
export function MetaTags() {
  const { t } = useTranslation();
  const description = t('landing.description');

  useEffect(() => {
    document.head.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);

  return null;
}
