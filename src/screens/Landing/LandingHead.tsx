import { defaultLanguage, languages, type Language } from '#i18n/languages';
import { useLanguage } from '#i18n/useLanguage';
import { useEnvironment } from '../data/environment';

/** The page's URL in each language, for search engines. */
export function LandingHead() {
  const { company } = useEnvironment();
  const language = useLanguage();
  const page = `${company.site}/superhome`;
  const addressOf = (code: Language) => page + (code === defaultLanguage ? '' : `?lang=${code}`);
  return (
    <>
      <link href={addressOf(language)} rel="canonical" />
      {languages.map((code) => (
        <link href={addressOf(code)} hrefLang={code} key={code} rel="alternate" />
      ))}
      <link href={page} hrefLang="x-default" rel="alternate" />
    </>
  );
}
