import { PaymentMethods } from 'colibri-recargas-components';
const Default = () => <PaymentMethods
    label="Forma de pago"
    methods={[
      { value: 'demo', label: "Demo" },
      { value: 'card', label: "Visa / Mastercard", unavailable: "No disponible." },
    ]}
    defaultValue="demo"
    onChange={() => {}} />;