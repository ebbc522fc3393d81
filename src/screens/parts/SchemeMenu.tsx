import { useTranslation } from 'react-i18next';
import { SchemeSwitch } from '#components/SchemeSwitch';
import { chooseScheme, useSchemeChoice } from '#scheme/scheme';

/** The switch of the colour scheme in the footer of every screen. */
export function SchemeMenu() {
  const { t } = useTranslation();
  const choice = useSchemeChoice();
  return (
    <SchemeSwitch
      label={t('scheme.label')}
      onChange={chooseScheme}
      options={[
        { value: 'system', label: t('scheme.system') },
        { value: 'light', label: t('scheme.light') },
        { value: 'dark', label: t('scheme.dark') },
      ]}
      value={choice}
    />
  );
}
