import { useTranslation } from 'react-i18next';
import { LanguageSelect } from '#components/LanguageSelect';
import { languageName, languages } from '#languages';
import { hasTexts } from '#screens/texts';
import { useLanguage } from './useLanguage';

/** The props of {@link LanguageMenu}. */
export interface LanguageMenuProps {
  /** The surface it stands on. */
  surface: 'paper' | 'brand';
}

/** The language dropdown of every screen. */
export function LanguageMenu({ surface }: LanguageMenuProps) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();

  async function change(code: string) {
    // Not loadLanguages, which asks only once. On a failure the page stays in its language.
    await i18n.reloadResources(code);
    if (hasTexts(i18n, code)) await i18n.changeLanguage(code);
  }

  return (
    <LanguageSelect
      label={t('language.label')}
      onChange={(event) => {
        void change(event.target.value);
      }}
      options={languages.map((code) => ({ code, name: languageName(code) }))}
      surface={surface}
      value={language}
    />
  );
}
