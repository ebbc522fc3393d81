import { Icon } from 'colibri-recargas-components/components/Icon';

/** An icon has the colour and the size of the text next to it, which names it. */
export function WithText() {
  return (
    <p style={{ display: 'flex', gap: '0.5rem' }}>
      <Icon name="globe" /> Cobertura nacional
    </p>
  );
}
