/** An app of someone else's: what an empty Vite app holds, and the library by its names. */
export const app: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'consumer', private: true, type: 'module' }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      types: [],
    },
    include: ['main.tsx'],
  }),
  'index.html':
    '<!doctype html><html lang="es"><head><title>Consumer</title><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>',
  'main.tsx': `
    import { createRoot } from 'react-dom/client';
    import { Button, CarrierLogo, themeOf, type ButtonProps } from 'colibri-recargas-components';
    import { PhoneField } from 'colibri-recargas-components/components/PhoneField';
    import { ProductButton, type Language } from 'colibri-recargas-components/components/ProductButton';
    import { GlobalStyle } from 'colibri-recargas-components/theme/GlobalStyle';
    import { color } from 'colibri-recargas-components/theme/tokens';
    import { themes } from 'colibri-recargas-components/tokens';

    const brand: '#ffc600' = themes.UNEFON['color.brand'];
    const variant: ButtonProps['variant'] = 'secondary';
    const language: Language = 'es';

    function App() {
      return (
        <main data-carrier={themeOf('UNEFON').code} style={{ color: color.brandText }}>
          <GlobalStyle />
          <h1 style={{ fontFamily: 'var(--font-display)' }}>
            <CarrierLogo code="UNEFON" />
          </h1>
          <ProductButton
            defaultChecked
            description="300 MB"
            language={language}
            name="product"
            currency={undefined}
            price={30}
            value="30"
          />
          <PhoneField clearLabel="Borrar" defaultValue="5512345000" label="Celular" />
          <Button style={{ outlineColor: brand }} variant={variant}>Pagar</Button>
        </main>
      );
    }

    const root = document.getElementById('root');
    if (root) createRoot(root).render(<App />);
  `,
};

/** The same app, with a prop that the library does not have. */
export const wrongApp = app['main.tsx']?.replace("'secondary'", "'shiny'") ?? '';
