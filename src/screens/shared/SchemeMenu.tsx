import { useTranslation } from 'react-i18next';
import { SchemeSwitch } from '#components/SchemeSwitch';
import { chooseScheme, schemeChoices, useSchemeChoice } from './scheme';

/** The switch of the colour scheme in the foot of every screen. */
export function SchemeMenu() {
  const { t } = useTranslation();
  const choice = useSchemeChoice();
  return (
    <SchemeSwitch
      label={t('scheme.label')}
      onChange={chooseScheme}
      options={schemeChoices.map((value) => ({ value, text: t(`scheme.${value}`) }))}
      value={choice}
    />
  );
}
