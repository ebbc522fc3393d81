import { RadioGroup } from 'colibri-recargas-components';
const Default = () => <RadioGroup
    label="Apariencia"
    options={[
      { value: 'system', label: "Sistema" },
      { value: 'light', label: "Clara" },
      { value: 'dark', label: "Oscura" },
    ]}
    onChange={() => {}} />;