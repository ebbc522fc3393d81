import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router-dom';
import { defaultLanguage, languages, type Language } from '#i18n/languages';
import { useEnvironment } from '../data/environment';
import { useLanguage } from '#i18n/useLanguage';

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

/** The page's title, and its URL in each language for each language. */
export function LandingHead() {
  const { t } = useTranslation();
  const { company } = useEnvironment();
  const language = useLanguage();
  const screen = useScreenName();
  const page = `${company.site}/superhome`;
  const addressOf = (code: Language) => page + (code === defaultLanguage ? '' : `?lang=${code}`);
  return (
    <>
      <title>{t('app.title', { screen })}</title>
      <link href={addressOf(language)} rel="canonical" />
      {languages.map((code) => (
        <link href={addressOf(code)} hrefLang={code} key={code} rel="alternate" />
      ))}
      <link href={page} hrefLang="x-default" rel="alternate" />
    </>
  );
}
