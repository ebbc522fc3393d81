import { ProgressBar } from 'colibri-recargas-components/components/ProgressBar';

/** The text of the value is the app’s, in the language of the page. */
export function Default() {
  return <ProgressBar label="Cobertura" value={95} valueText="95 %" />;
}