import { LanguageSelect } from 'colibri-recargas-components';
const DisabledOnBrand = () => <LanguageSelect
    label="Idioma"
    options={[
      { value: 'es', label: 'Español' },
      { value: 'en', label: 'English' },
    ]}
    defaultValue="es"
    onChange={() => {}}
    surface="brand"
    disabled />;