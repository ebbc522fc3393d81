import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, openGraphLocale } from '#i18n/languages';
import { useLanguage } from '#i18n/useLanguage';

/**
 * Updates the meta tags of the document while the screen is mounted. If several tags have the same name,
 * each one gets one of the values.
 */
export function useMetaTags(contents: Readonly<Record<string, readonly string[]>>): void {
  useEffect(() => {
    const changes = Object.entries(contents).flatMap(([name, values]) => {
      const tags = document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
      return values.flatMap((value, index) => {
        const tag = tags[index];
        return tag ? [{ tag, value, previous: tag.getAttribute('content') ?? '' }] : [];
      });
    });
    for (const { tag, value } of changes) tag.setAttribute('content', value);
    return () => {
      for (const { tag, previous } of changes) tag.setAttribute('content', previous);
    };
  });
}

/** Keeps the description of the page, and its Open Graph tags, in the current language. */
export function MetaTags() {
  const { t } = useTranslation();
  const language = useLanguage();
  useMetaTags({
    description: [t('landing.description')],
    'og:description': [t('landing.description')],
    'og:locale': [openGraphLocale(language)],
    'og:locale:alternate': languages.filter((other) => other !== language).map(openGraphLocale),
  });
  return null;
}
