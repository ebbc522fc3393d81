import { SchemeSwitch } from 'colibri-recargas-components/components/SchemeSwitch';
import { useEffect, useState } from 'react';

const options = [
  { value: 'system', label: 'Sistema' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
] as const;

/** The app sets `data-scheme` on the root. Without the attribute, the scheme is the system’s. */
export function Default() {
  const [scheme, setScheme] = useState<'system' | 'light' | 'dark'>('system');
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (scheme === 'system') delete dataset['scheme'];
    else dataset['scheme'] = scheme;
  }, [scheme]);
  return <SchemeSwitch label="Apariencia" onChange={setScheme} options={options} value={scheme} />;
}