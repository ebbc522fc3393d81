import { CarrierLogo } from 'colibri-recargas-components/components/CarrierLogo';

/** The wordmark is an image with the name of the carrier. */
export function AsHeading() {
  return (
    <h1>
      <CarrierLogo code="TELCEL" size="large" />
    </h1>
  );
}

/** A code without a theme and a wordmark is shown as text. `ThemeProvider` adds themes of your own. */
export function UnknownCode() {
  return <CarrierLogo code="LUCERO" />;
}