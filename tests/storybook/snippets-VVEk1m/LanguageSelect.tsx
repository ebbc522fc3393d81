import { LanguageSelect } from 'colibri-recargas-components/components/LanguageSelect';
import { useState } from 'react';

const options = [
  { value: 'es', label: 'Español' },
  { value: 'en', label: 'English' },
];

/** A native select: `value` and `onChange` are its own. */
export function Default() {
  const [language, setLanguage] = useState('es');
  return (
    <LanguageSelect
      label="Idioma"
      onChange={(event) => setLanguage(event.target.value)}
      options={options}
      value={language}
    />
  );
}