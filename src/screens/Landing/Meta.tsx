import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router-dom';
import { defaultLanguage, languages, localeOf, type Language } from '#languages';
import { useEnvironment } from '#screens/environment';
import { useLanguage } from '../shared/useLanguage';

/** A language with its region, as Open Graph writes it: `es_MX`. */
function regionalOf(code: Language): string {
  const { language, region = '' } = new Intl.Locale(localeOf(code)).maximize();
  return `${language}_${region}`;
}

/** Makes the tags that the document was delivered with follow the screen, until it is left. */
function useMetaTags(contents: Readonly<Record<string, string>>): void {
  const wanted = JSON.stringify(contents);

  useEffect(() => {
    const entries = Object.entries(JSON.parse(wanted) as Record<string, string>);
    const undo = entries.flatMap(([name, content]) => {
      const tag = document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
      const before = tag?.getAttribute('content');
      if (tag === null || before === null || before === undefined) return [];
      tag.setAttribute('content', content);
      return [
        () => {
          tag.setAttribute('content', before);
        },
      ];
    });
    return () => {
      for (const restore of undo) restore();
    };
  }, [wanted]);
}

/** What the address names: the page, or a panel of its shop. */
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

/** The page's title, description and Open Graph tags, and where it stands in each language. */
export function Meta() {
  const { t } = useTranslation();
  const { company } = useEnvironment();
  const language = useLanguage();
  const screen = useScreenName();
  const title = t('app.title', { screen: t('landing.title') });
  const page = `${company.site}/superhome`;
  const addressOf = (code: Language) => page + (code === defaultLanguage ? '' : `?lang=${code}`);
  const address = addressOf(language);
  useMetaTags({
    description: t('landing.description'),
    'og:title': title,
    'og:description': t('landing.description'),
    'og:url': address,
    'og:locale': regionalOf(language),
    'og:locale:alternate': regionalOf(languages.find((other) => other !== language) ?? language),
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
