import { LanguageSelect } from 'colibri-recargas-components/components/LanguageSelect';
import { useState } from 'react';

const options = [
  { code: 'es', name: 'Español' },
  { code: 'en', name: 'English' },
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
