import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import company from '#company';
import texts from '#locales/es';
import { AppProviders } from '#app/AppProviders';
import { createAppStorage } from '#storage/appStorage';
import { CarrierScreen } from '#screens/Carrier';
import { ScreenProviders } from '#screens/ScreenProviders';
import { GlobalStyle } from '#theme/GlobalStyle';
import { sampleProducts, type Contender } from '../contender';
import { list } from '../Products';

const never = () => new Promise<never>(() => undefined);

/** The carrier screen of the app, with one product in its first category and all products in its second. */
export async function createScreen(): Promise<Contender> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: 'es',
    resources: { es: { translation: texts } },
    interpolation: { escapeValue: false, defaultVariables: { company: company.name } },
  });
  const storage = createAppStorage(() => window.sessionStorage);
  const services = {
    client: { getProducts: never, getServiceProducts: never },
    storage,
    exclusions: [],
    company,
    links: company.links,
    now: () => new Date(),
  };
  const categories = (size: number) => [
    { Categoria: 'Una', productos: sampleProducts(1) },
    { Categoria: 'Todas', productos: sampleProducts(size) },
  ];
  return {
    ...list,
    element(size) {
      storage.products.write([{ name: 'TELCEL', categorias: categories(size) }]);
      return (
        <AppProviders i18n={i18n} services={services}>
          <GlobalStyle />
          <MemoryRouter initialEntries={['/start/company/TELCEL']}>
            <ScreenProviders>
              <Routes>
                <Route element={<CarrierScreen />} path="/start/company/:compania" />
              </Routes>
            </ScreenProviders>
          </MemoryRouter>
        </AppProviders>
      );
    },
    switchTheme() {
      const screen = document.querySelector('[data-carrier]');
      screen?.setAttribute(
        'data-carrier',
        screen.getAttribute('data-carrier') === 'ATT' ? 'TELCEL' : 'ATT',
      );
    },
    painted: '[role="tab"], form > *, input ~ span *',
  };
}
