import { PaymentMethods } from 'colibri-recargas-components';
const WithError = () => <PaymentMethods
    label="Forma de pago"
    methods={[
      { value: 'demo', label: "Demo" },
      { value: 'card', label: "Visa / Mastercard", unavailable: "No disponible." },
    ]}
    defaultValue={undefined}
    onChange={() => {}}
    error="No disponible."
    required />;