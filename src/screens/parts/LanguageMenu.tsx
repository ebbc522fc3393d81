import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSelect } from '#components/LanguageSelect';
import { useEarlyChoice } from '#hooks/useEarlyChoice';
import { changeLanguage } from '#i18n/changeLanguage';
import { languageName, languages } from '#i18n/languages';
import { useLanguage } from '#i18n/useLanguage';

export interface LanguageMenuProps {
  /** The background of the menu. */
  surface: 'paper' | 'brand';
}

/** The language menu of every screen. */
export function LanguageMenu({ surface }: LanguageMenuProps) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  // Shown before its texts are loaded, and reset if they cannot be loaded.
  const [chosen, setChosen] = useState<string>();

  async function choose(code: string): Promise<void> {
    setChosen(code);
    await changeLanguage(i18n, code);
    setChosen((latest) => (latest === code ? undefined : latest));
  }

  const menu = useEarlyChoice<HTMLSelectElement, string>(
    language,
    ({ value }) => value,
    (early) => void choose(early),
  );

  return (
    <LanguageSelect
      label={t('language.label')}
      onChange={(event) => {
        void choose(event.target.value);
      }}
      options={languages.map((code) => ({ value: code, label: languageName(code) }))}
      ref={menu}
      surface={surface}
      value={chosen ?? language}
    />
  );
}
