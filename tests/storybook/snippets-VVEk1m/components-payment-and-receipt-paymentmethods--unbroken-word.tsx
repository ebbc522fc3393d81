import { PaymentMethods } from 'colibri-recargas-components';
const UnbrokenWord = () => <PaymentMethods
    label={'W'.repeat(400)}
    methods={[
      { value: 'demo', label: "Demo" },
      { value: 'card', label: "Visa / Mastercard", unavailable: "No disponible." },
    ]}
    defaultValue="demo"
    onChange={() => {}} />;