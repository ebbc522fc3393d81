import { useState } from 'react';
import styled from 'styled-components';
import { schemes, type Scheme } from '#theme/contract';
import { color, font, media, radius, size, space } from '#theme/tokens';
import { Sheet } from '../docs/styles';
import { orderedThemes, shownTheme } from '../globals/carriers';
import { schemeNames, selectedScheme, SYSTEM } from '../globals/schemes';
import { StoryBox, type Globals, type PreparedStory } from './StoryBox';

/** The name above a preview, in one line. */
const Caption = styled.header`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  padding: 0 ${space(3)};
  min-block-size: 2.25rem;
  font: 800 ${size.xs} / 1.2 ${font.display};
  white-space: nowrap;

  & > i {
    flex: none;
    inline-size: 0.75em;
    block-size: 0.75em;
    border-radius: ${radius.round};
    background: ${color.brand};
    forced-color-adjust: none;
  }

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & > button {
    min-block-size: 1.5rem;
    margin-inline-start: auto;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.ink2};
    font: 600 ${size.xs} / 1.4 ${font.body};
    text-decoration: underline;
    cursor: pointer;
  }
`;

/** Five previews across, or as many as fit at 200 px: two on a phone. */
const Boxes = styled.div`
  --gap: ${space(3)};

  display: grid;
  grid-template-columns: repeat(
    var(--columns, auto-fill),
    minmax(var(--least, max(20% - 0.8 * var(--gap), min(12.5rem, 50% - 0.5 * var(--gap)))), 1fr)
  );
  gap: var(--gap);
  align-items: start;

  & > [data-enlarged='true'] {
    grid-column: 1 / -1;
  }
`;

/** A preview, under a button that enlarges it. */
const Preview = styled.div`
  position: relative;
  border-block-start: 1px solid ${color.hairline};

  & > button {
    position: absolute;
    inset: 0;
    border: 0;
    background: none;
    cursor: zoom-in;
  }

  & > [aria-expanded='true'] {
    cursor: zoom-out;
  }
`;

const Stage = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.desktop} {
    &[data-pinned='true'] {
      grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
      align-items: start;

      & > :first-child {
        position: sticky;
        inset-block-start: ${space(4)};
      }
    }
  }
`;

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
  const first = variants.find(({ code }) => code === pinned);

  function previewOf(variant: Variant) {
    const { code, name, carrier, scheme } = variant;
    const isPinned = variant === first;
    const isLarge = isPinned || code === enlarged;
    return (
      <Sheet data-carrier={carrier} data-enlarged={isLarge} data-scheme={scheme} key={code}>
        <Caption>
          <i />
          <span>{name}</span>
          {onPin !== undefined && (
            <button
              aria-label={`Pin ${name}`}
              aria-pressed={isPinned}
              onClick={() => {
                onPin(isPinned ? '' : code);
              }}
              type="button"
            >
              {isPinned ? 'Unpin' : 'Pin'}
            </button>
          )}
        </Caption>
        <Preview>
          <StoryBox
            context={story}
            globals={{ ...globals, carrier, scheme: scheme ?? SYSTEM }}
            isLarge={isLarge}
          />
          {!isPinned && (
            <button
              aria-expanded={isLarge}
              aria-label={`Enlarge ${name}`}
              onClick={() => {
                setEnlarged(isLarge ? '' : code);
              }}
              type="button"
            />
          )}
        </Preview>
      </Sheet>
    );
  }

  return (
    <Stage data-pinned={first !== undefined}>
      {first && previewOf(first)}
      <Boxes>{variants.filter((variant) => variant !== first).map(previewOf)}</Boxes>
    </Stage>
  );
}
