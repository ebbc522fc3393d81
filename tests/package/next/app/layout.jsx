import 'colibri-recargas-components/reset.css';
import 'colibri-recargas-components/fonts.css';
import 'colibri-recargas-components/styles.css';
import './globals.css';
import { ThemeProvider } from 'colibri-recargas-components';
import { headers } from 'next/headers';
import { lucero } from '../guides/lucero';

export const metadata = { title: 'Recargas' };

export default async function Layout({ children }) {
  // Each response has a nonce.
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html data-carrier="UNEFON" lang="es">
      <body>
        <ThemeProvider nonce={nonce} themes={[lucero]}>
          {children}
        </ThemeProvider>
      </body>
    </html>
  );
}
