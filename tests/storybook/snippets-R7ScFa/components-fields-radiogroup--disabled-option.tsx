import { RadioGroup } from 'colibri-recargas-components';
const DisabledOption = () => <RadioGroup
    label="Apariencia"
    options={[
      { value: 'demo', label: "Demo" },
      { value: 'card', label: "Visa / Mastercard", disabled: true },
    ]}
    onChange={() => {}} />;