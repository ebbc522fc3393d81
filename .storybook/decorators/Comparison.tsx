import { useState } from 'react';
import { Sheet } from '../docs/sheets';
import { orderedThemes, shownTheme } from '../globals/carriers';
import { schemeNames, selectedScheme, SYSTEM } from '../globals/schemes';
import * as Styled from './Comparison.styles';
import { StoryBox, type Globals, type PreparedStory } from './StoryBox';
import { schemes, type Scheme } from '#theme/contract';

/** What differs between the previews. */
export type ComparedBy = 'carrier' | 'scheme';

/** A preview: the story in a theme and a scheme. */
interface Variant {
  /** The code of the theme, or the scheme. */
  code: string;
  name: string;
  carrier: string;
  scheme: Scheme | undefined;
}

/** The previews of all themes, or of all schemes of the toolbar's carrier. */
export function variantsOf(by: ComparedBy, globals: Globals): Variant[] {
  if (by === 'carrier') {
    const scheme = selectedScheme(globals);
    return orderedThemes.map(({ code, name }) => ({ code, name, carrier: code, scheme }));
  }
  const carrier = shownTheme(globals).code;
  return schemes.map((one) => ({ code: one, name: schemeNames[one], carrier, scheme: one }));
}

export interface ComparisonProps {
  /** The story. */
  story: PreparedStory;
  /** The values of the toolbars, apart from the one that differs between the previews. */
  globals: Globals;
  /**
   * What differs between the previews.
   * @default 'carrier'
   */
  by?: ComparedBy | undefined;
  /** The code of the preview that is shown next to the others. */
  pinned?: string;
  /** Called with the code of the preview to pin, or an empty one. Without it, there are no pins. */
  onPin?: (code: string) => void;
}

/** A story in all themes or schemes, in one document. A click enlarges a preview. One can be pinned next to the others. */
export function Comparison({
  story,
  globals,
  by = 'carrier',
  pinned = '',
  onPin,
}: ComparisonProps) {
  const [enlarged, setEnlarged] = useState('');
  const variants = variantsOf(by, globals);
  const isPinned = ({ code }: Variant) => code === pinned;
  const hasPinned = variants.some(isPinned);

  function previewOf(variant: Variant) {
    const { code, name, carrier, scheme } = variant;
    const isLarge = isPinned(variant) || code === enlarged;
    return (
      <Sheet data-carrier={carrier} data-enlarged={isLarge} data-scheme={scheme} key={code}>
        <Styled.Caption>
          <i />
          <span>{name}</span>
          {onPin !== undefined && (
            <button
              aria-label={`Pin ${name}`}
              aria-pressed={isPinned(variant)}
              onClick={() => {
                onPin(isPinned(variant) ? '' : code);
              }}
              type="button"
            >
              {isPinned(variant) ? 'Unpin' : 'Pin'}
            </button>
          )}
        </Styled.Caption>
        <Styled.Preview>
          <StoryBox
            context={story}
            globals={{ ...globals, carrier, scheme: scheme ?? SYSTEM }}
            isLarge={isLarge}
          />
          {!isPinned(variant) && (
            <button
              aria-expanded={isLarge}
              aria-label={`Enlarge ${name}`}
              onClick={() => {
                setEnlarged(isLarge ? '' : code);
              }}
              type="button"
            />
          )}
        </Styled.Preview>
      </Sheet>
    );
  }

  return (
    <Styled.Stage data-pinned={hasPinned}>
      {hasPinned && <Styled.Pinned>{variants.filter(isPinned).map(previewOf)}</Styled.Pinned>}
      <Styled.Boxes>{variants.filter((variant) => !isPinned(variant)).map(previewOf)}</Styled.Boxes>
    </Styled.Stage>
  );
}
