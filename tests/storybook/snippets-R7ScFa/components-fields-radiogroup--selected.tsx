import { RadioGroup } from 'colibri-recargas-components';
const Selected = () => <RadioGroup
    label="Apariencia"
    options={[
      { value: 'system', label: "Sistema" },
      { value: 'light', label: "Clara" },
      { value: 'dark', label: "Oscura" },
    ]}
    onChange={() => {}}
    defaultValue="light" />;