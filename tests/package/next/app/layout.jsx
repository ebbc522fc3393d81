import 'colibri-recargas-components/reset.css';
import 'colibri-recargas-components/fonts.css';
import 'colibri-recargas-components/styles.css';
import './globals.css';

// Each response has a nonce.
export const dynamic = 'force-dynamic';

export const metadata = { title: 'Recargas' };

export default function Layout({ children }) {
  return (
    <html data-carrier="UNEFON" lang="es">
      <body>{children}</body>
    </html>
  );
}
