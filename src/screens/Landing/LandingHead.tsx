import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router-dom';
import { defaultLanguage, languages, type Language } from '#i18n/languages';
import { useEnvironment } from '../data/environment';
import { useLanguage } from '#i18n/useLanguage';

/** The page's title, and its URL in each language for each language. */
export function LandingHead() {
  const { t } = useTranslation();
  const { company } = useEnvironment();
  const language = useLanguage();
  // The panels of the shop with their own addresses.
  const panels: Readonly<Record<string, string>> = {
    servicios: t('landing.shop.services'),
    propuestas: t('landing.shop.proposals'),
  };
  const { panel = '' } = useMatch('/superhome/:panel')?.params ?? {};
  const screen = panels[panel] ?? t('landing.title');
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
