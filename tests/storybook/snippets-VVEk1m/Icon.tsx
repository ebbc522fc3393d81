import { Icon } from 'colibri-recargas-components/components/Icon';

/** An icon has the colour and the size of the text next to it, which names it. */
export function WithText() {
  return (
    <p style={{ display: 'flex', gap: '0.5rem' }}>
      <Icon name="globe" /> Cobertura nacional
    </p>
  );
}

/** An own icon: shapes in a box of 24 by 24, drawn as lines of 2. */
export function OwnIcon() {
  return (
    <p style={{ display: 'flex', gap: '0.5rem' }}>
      <Icon>
        <path d="M5 12h14M12 5v14" />
      </Icon>
      Agregar
    </p>
  );
}