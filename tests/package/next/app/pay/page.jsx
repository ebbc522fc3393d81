import { PayForm } from './PayForm';

export default function Page() {
  return (
    <main>
      <h1>Pago</h1>
      <PayForm />
    </main>
  );
}
