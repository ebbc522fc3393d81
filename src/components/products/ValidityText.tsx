import { VisuallyHidden } from '#components/VisuallyHidden';

/** The validity of a product. */
export interface ValidityProps {
  /** The validity as formatted text. Omit it if the product has none. */
  validity?: string | undefined;
  /** The label of the validity. Screen readers announce it before the validity. */
  validityLabel?: string | undefined;
}

/** The validity of a product after its visually hidden label, or nothing. */
export function ValidityText({
  validity,
  validityLabel,
  className,
}: ValidityProps & { className?: string }) {
  if (validity === undefined) return null;
  return (
    <span className={className}>
      {validityLabel !== undefined && <VisuallyHidden>{`${validityLabel} `}</VisuallyHidden>}
      <span>{validity}</span>
    </span>
  );
}
