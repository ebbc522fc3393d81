import { cvvMask, type CvvOptions } from '#masks/cvv';
import { useMask, type MaskedFieldProps } from '#masks/useMask';
import { MaskedTextField, type MaskNotes } from '../fields/MaskedTextField';

/** The props of {@link CvvField}; its values are digits only. */
export interface CvvFieldProps extends MaskedFieldProps, MaskNotes, CvvOptions {}

/** A text field for a card's CVV, shown as `**0`. The display conceals the digits before the last. */
export function CvvField({ digits, ...props }: CvvFieldProps) {
  const mask = useMask(cvvMask({ digits }), props);
  return <MaskedTextField {...props} field="cvv" mask={mask} />;
}
