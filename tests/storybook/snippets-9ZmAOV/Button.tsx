import { Button, ButtonLink } from 'colibri-recargas-components/components/Button';
import { Icon } from 'colibri-recargas-components/components/Icon';

/** One primary action of a screen, which submits its form. */
export function Submit() {
  return <Button type="submit">Pagar $50.00</Button>;
}

/** Actions of less emphasis, one with an icon. */
export function Secondary() {
  return (
    <>
      <Button variant="secondary" onClick={() => window.print()}>
        <Icon name="print" />
        Imprimir
      </Button>
      <Button variant="quiet">Empezar de nuevo</Button>
    </>
  );
}

/** Navigation: a link that looks like a large button. `render` takes the link of a router in place of `href`. */
export function Link() {
  return (
    <ButtonLink href="/recargas" size="large">
      Hacer otra recarga
    </ButtonLink>
  );
}