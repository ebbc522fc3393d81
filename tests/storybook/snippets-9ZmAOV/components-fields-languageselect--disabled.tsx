import { LanguageSelect } from 'colibri-recargas-components';
const Disabled = () => <LanguageSelect
    label="Idioma"
    options={[
      { value: 'es', label: 'Español' },
      { value: 'en', label: 'English' },
    ]}
    defaultValue="es"
    onChange={() => {}}
    disabled />;