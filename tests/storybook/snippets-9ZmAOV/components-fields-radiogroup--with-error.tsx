import { RadioGroup } from 'colibri-recargas-components';
const WithError = () => <RadioGroup
    label="Apariencia"
    options={[
      { value: 'system', label: "Sistema" },
      { value: 'light', label: "Clara" },
      { value: 'dark', label: "Oscura" },
    ]}
    onChange={() => {}}
    error="Elija un paquete para continuar"
    required />;