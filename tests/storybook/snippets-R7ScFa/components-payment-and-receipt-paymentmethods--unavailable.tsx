import { PaymentMethods } from 'colibri-recargas-components';
const Unavailable = () => <PaymentMethods
    label="Forma de pago"
    methods={[
      { value: 'demo', label: "Demo" },
      { value: 'card', label: "Visa / Mastercard", unavailable: "No disponible." },
    ]}
    defaultValue="card"
    onChange={() => {}} />;