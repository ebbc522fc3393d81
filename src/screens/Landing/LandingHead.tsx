import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router-dom';
import { defaultLanguage, languages, openGraphLocale, type Language } from '#i18n/languages';
import { useEnvironment } from '../data/environment';
import { useLanguage } from '#i18n/useLanguage';

/**
 * Updates the meta tags of the document while the screen is mounted. If several tags have the same name,
 * each one gets one of the values.
 */
function useMetaTags(contents: Readonly<Record<string, readonly string[]>>): void {
  const serialized = JSON.stringify(contents);

  useEffect(() => {
    const entries = Object.entries(JSON.parse(serialized) as typeof contents);
    const changes = entries.flatMap(([name, values]) => {
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
  }, [serialized]);
}

/** Returns the name of the screen in the URL: the page, or a panel of its shop. */
function useScreenName(): string {
  const { t } = useTranslation();
  switch (useMatch('/superhome/:panel')?.params.panel) {
    case 'servicios':
      return t('landing.shop.services');
    case 'propuestas':
      return t('landing.shop.proposals');
    default:
      return t('landing.title');
  }
}

/** The page's title, description, Open Graph tags, and alternate URLs for each language. */
export function LandingHead() {
  const { t } = useTranslation();
  const { company } = useEnvironment();
  const language = useLanguage();
  const screen = useScreenName();
  const page = `${company.site}/superhome`;
  const addressOf = (code: Language) => page + (code === defaultLanguage ? '' : `?lang=${code}`);
  const address = addressOf(language);
  useMetaTags({
    description: [t('landing.description')],
    'og:title': [t('app.title', { screen: t('landing.title') })],
    'og:description': [t('landing.description')],
    'og:url': [address],
    'og:locale': [openGraphLocale(language)],
    'og:locale:alternate': languages.filter((other) => other !== language).map(openGraphLocale),
  });
  return (
    <>
      <title>{t('app.title', { screen })}</title>
      <link href={address} rel="canonical" />
      {languages.map((code) => (
        <link href={addressOf(code)} hrefLang={code} key={code} rel="alternate" />
      ))}
      <link href={page} hrefLang="x-default" rel="alternate" />
    </>
  );
}
