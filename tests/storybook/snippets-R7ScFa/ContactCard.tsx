import { ContactCard } from 'colibri-recargas-components/components/ContactCard';

/** A line with `href` is a link, and `quiet` makes it a hint for the line above. */
export function Default() {
  return (
    <ContactCard
      rows={[
        {
          label: 'Dirección',
          lines: [
            { label: 'Av. Juárez 10, Ciudad de México' },
            { label: 'Cómo llegar', href: 'https://example.com/mapa', quiet: true },
          ],
        },
        { label: 'Teléfono', lines: [{ label: '55 1234 5000', href: 'tel:+525512345000' }] },
      ]}
    />
  );
}