import { useState } from 'react';
import styled from 'styled-components';
import { schemes } from '#theme/contract';
import { color, font, radius, size, space } from '#theme/tokens';
import { orderedThemes, shownTheme } from '../globals/carriers';
import { schemeNames, selectedScheme, SYSTEM } from '../globals/schemes';
import { StoryBox, type Globals, type StoryBoxProps } from './StoryBox';
import { Sheet } from './styles';

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
`;

/** Five previews across, or as many as fit at 200 px: two on a phone. */
const Boxes = styled.div`
  --gap: ${space(3)};

  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(20% - 0.8 * var(--gap), min(12.5rem, 50% - 0.5 * var(--gap))), 1fr)
  );
  gap: var(--gap);
  align-items: start;

  &[data-pair='true'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

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

/** The previews of all themes, or of all schemes of the toolbar's carrier. */
function variantsOf(by: 'carrier' | 'scheme', globals: Globals) {
  if (by === 'carrier') {
    const scheme = selectedScheme(globals);
    return orderedThemes.map(({ code, name }) => ({ code, name, carrier: code, scheme }));
  }
  const carrier = shownTheme(globals).code;
  return schemes.map((scheme) => ({ code: scheme, name: schemeNames[scheme], carrier, scheme }));
}

export interface ComparisonProps extends Pick<
  StoryBoxProps,
  'story' | 'globals' | 'args' | 'device'
> {
  /**
   * What differs between the previews.
   * @default 'carrier'
   */
  by?: 'carrier' | 'scheme' | undefined;
  /** The codes of the carriers that are shown: all without it. */
  only?: readonly string[] | undefined;
}

/** A story in all themes or schemes, in one document. A click enlarges a preview. */
export function Comparison({ globals, by = 'carrier', only, ...rest }: ComparisonProps) {
  const [enlarged, setEnlarged] = useState('');
  const variants = variantsOf(by, globals).filter(({ code }) => only?.includes(code) ?? true);
  return (
    <Boxes data-pair={variants.length === 2}>
      {variants.map(({ code, name, carrier, scheme }) => {
        const isLarge = code === enlarged;
        return (
          <Sheet data-carrier={carrier} data-enlarged={isLarge} data-scheme={scheme} key={code}>
            <Caption>
              <i />
              <span>{name}</span>
            </Caption>
            <Preview>
              <StoryBox
                globals={{ ...globals, carrier, scheme: scheme ?? SYSTEM }}
                isLarge={isLarge || variants.length === 2}
                {...rest}
              />
              <button
                aria-expanded={isLarge}
                aria-label={`Enlarge ${name}`}
                onClick={() => {
                  setEnlarged(isLarge ? '' : code);
                }}
                type="button"
              />
            </Preview>
          </Sheet>
        );
      })}
    </Boxes>
  );
}
