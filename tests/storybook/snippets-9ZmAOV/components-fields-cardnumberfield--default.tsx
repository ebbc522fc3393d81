import { CardNumberField } from 'colibri-recargas-components';
const Default = () => <CardNumberField label="Número de tarjeta" name="card" onChange={() => {}} />;