import { CarrierLogo } from 'colibri-recargas-components/components/CarrierLogo';

/** The wordmark is an image with the name of the carrier. A code without a wordmark is shown as text. */
export function AsHeading() {
  return (
    <h1>
      <CarrierLogo code="TELCEL" size="large" />
    </h1>
  );
}
