import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ProductsScreen } from '#screens/Products';
import { ScreenLoading } from '#screens/ScreenLoading';
import { VisitProvider } from '#screens/visit';
import { ErrorBoundary } from './ErrorBoundary';
import {
  importCarrierScreen,
  importLandingScreen,
  importPaymentScreen,
  importProposals,
  importBillPayments,
  importTopUpSales,
} from './screenImports';

const CarrierScreen = lazy(importCarrierScreen);
const PaymentScreen = lazy(importPaymentScreen);
const LandingScreen = lazy(importLandingScreen);
const TopUpSales = lazy(importTopUpSales);
const BillPayments = lazy(importBillPayments);
const Proposals = lazy(importProposals);

/** The route table (spec §2), the same in the app and in Storybook. */
export function AppRoutes() {
  const { key } = useLocation();
  return (
    <VisitProvider>
      <ErrorBoundary place={key}>
        <Suspense fallback={<ScreenLoading />}>
          <Routes>
            <Route element={<ProductsScreen />} path="/start" />
            <Route element={<CarrierScreen />} path="/start/company/:compania" />
            <Route element={<PaymentScreen />} path="/start/pago" />
            <Route element={<LandingScreen />} path="/superhome">
              <Route element={<TopUpSales />} index />
              <Route element={<BillPayments />} path="servicios" />
              <Route element={<Proposals />} path="propuestas" />
            </Route>
            <Route element={<Navigate replace to="/start" />} path="*" />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </VisitProvider>
  );
}
