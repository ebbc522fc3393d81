import { LanguageSelect } from 'colibri-recargas-components';
const ChooseALanguage = () => <LanguageSelect
    label="Idioma"
    options={[
      { value: 'es', label: 'Español' },
      { value: 'en', label: 'English' },
    ]}
    defaultValue="es"
    onChange={() => {}} />;