import { Navigate } from 'react-router-dom';
import { ScreenLoading } from '#screens/ScreenLoading';
import { themeOf } from '#theme/themes';
import { Footer } from '../shared/Footer';
import { Page } from '../shared/layout';
import { useEntry } from '../shared/useEntry';
import { useHydrated } from '#hooks/useHydrated';
import { PaymentForm } from './PaymentForm';
import { ReceiptView } from './ReceiptView';
import { usePurchase } from './usePurchase';

function PurchaseScreen() {
  const { current, product, context, pay } = usePurchase();
  if (current.status === 'paid') {
    const { receipt } = current;
    return (
      <Page data-carrier={themeOf(receipt.company).code}>
        <ReceiptView receipt={receipt} />
        <Footer />
      </Page>
    );
  }
  if (product === undefined) return <Navigate replace to="/recargas" />;
  return (
    <Page data-carrier={themeOf(context.company).code}>
      <PaymentForm
        context={context}
        onPay={pay}
        paying={current.status === 'paying'}
        product={product}
      />
      <Footer />
    </Page>
  );
}

/** The payment screen: the form, then the receipts; without a chosen product it leads to `recargas` (spec §4). */
export function PaymentScreen() {
  const entry = useEntry();
  // The purchase is read from the session's storage, which only the living page has.
  return useHydrated() ? <PurchaseScreen key={entry} /> : <ScreenLoading />;
}
