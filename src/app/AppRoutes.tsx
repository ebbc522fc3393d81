import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useEnvironment } from '#screens/environment';
import { VisitProvider } from '#screens/visit';
import { TopUpProvider } from '#topup/TopUpProvider';
import { ErrorBoundary } from './ErrorBoundary';
import { RoutedErrorPage } from './ErrorPage';
import { lazyScreen, lazySections } from './lazyScreen';
import { PageNotices } from './PageNotices';
import { carrierCode, landingCode, paymentCode, productsCode, sectionsCode } from './screens';

const ProductsScreen = lazyScreen(productsCode, (code) => code.ProductsScreen);
const CarrierScreen = lazyScreen(carrierCode, (code) => code.CarrierScreen);
const PaymentScreen = lazyScreen(paymentCode, (code) => code.PaymentScreen);
const LandingScreen = lazyScreen(landingCode, (code) => code.LandingScreen, sectionsCode);
const LandingSections = lazySections(sectionsCode, (code) => code.LandingSections);
const TopUpSales = lazySections(sectionsCode, (code) => code.TopUpSales);
const BillPayments = lazySections(sectionsCode, (code) => code.BillPayments);
const Proposals = lazySections(sectionsCode, (code) => code.Proposals);

/** The route table (spec §2), the same in the app and in Storybook. */
export function AppRoutes() {
  const { key } = useLocation();
  const { session, now } = useEnvironment();
  return (
    <TopUpProvider now={now} session={session}>
      <VisitProvider>
        <PageNotices />
        <ErrorBoundary page={<RoutedErrorPage />} place={key}>
          <Routes>
            <Route element={<ProductsScreen />} path="/start" />
            <Route element={<CarrierScreen />} path="/start/company/:compania" />
            <Route element={<PaymentScreen />} path="/start/pago" />
            <Route element={<LandingScreen />} path="/superhome">
              <Route element={<LandingSections />}>
                <Route element={<TopUpSales />} index />
                <Route element={<BillPayments />} path="servicios" />
                <Route element={<Proposals />} path="propuestas" />
              </Route>
            </Route>
            <Route element={<Navigate replace to="/start" />} path="*" />
          </Routes>
        </ErrorBoundary>
      </VisitProvider>
    </TopUpProvider>
  );
}
