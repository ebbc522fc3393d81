import { useTranslation } from 'react-i18next';
import { LanguageSelect } from '#components/LanguageSelect';
import { languageName, languages } from '#languages';
import { changeLanguage } from '#screens/texts';
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

  return (
    <LanguageSelect
      label={t('language.label')}
      onChange={(event) => {
        void changeLanguage(i18n, event.target.value);
      }}
      options={languages.map((code) => ({ code, name: languageName(code) }))}
      surface={surface}
      value={language}
    />
  );
}
