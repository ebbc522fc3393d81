import { RadioGroup } from 'colibri-recargas-components';
const WithHints = () => <RadioGroup
    label="Forma de pago"
    options={[
      { value: 'demo', label: "Demo", hint: "Demostración: no se hizo ningún cargo. No use una tarjeta real." },
      { value: 'card', label: "Visa / Mastercard", hint: "16 dígitos" },
    ]}
    onChange={() => {}}
    hint="Esto es una demostración: no se hace ningún cargo. No use una tarjeta real." />;