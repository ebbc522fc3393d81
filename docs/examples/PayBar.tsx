import { PayBar } from 'colibri-recargas-components/components/PayBar';

/** At the end of a form. Without a product, it shows `emptyText`. */
export function Default() {
  return (
    <form>
      <PayBar
        emptyText="Elija un paquete"
        label="Su recarga"
        payLabel="Pagar"
        product={{ description: 'Saldo y 400 MB', price: 50 }}
      />
    </form>
  );
}
