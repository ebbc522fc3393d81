import { useState } from 'react';
import styled from 'styled-components';
import type { Scheme } from '#theme/contract';
import { color, font, radius, size, space } from '#theme/tokens';
import { orderedThemes, shownTheme } from '../globals/carriers';
import { schemeNames, selectedScheme, SYSTEM } from '../globals/schemes';
import { StoryBox, type StoryBoxProps } from './StoryBox';
import { Sheet } from './styles';
import { useGlobals } from './useGlobals';

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

/** As many previews across as it has columns, or as fit at 200 px: two on a phone. */
const Boxes = styled.div`
  --gap: ${space(3)};

  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(100% / var(--columns) - var(--gap), min(12.5rem, 50% - 0.5 * var(--gap))), 1fr)
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

/** The most previews across. */
const MOST = 5;

export interface ComparisonProps extends Pick<StoryBoxProps, 'id' | 'args' | 'device'> {
  /** The codes of the carriers: all without any. */
  carriers?: readonly string[] | undefined;
  /**
   * The schemes.
   * @default that of the toolbar
   */
  schemes?: readonly Scheme[] | undefined;
}

/** A story in several carriers and schemes, in one document. A click enlarges a preview. */
export function Comparison({ carriers = [], schemes, ...story }: ComparisonProps) {
  const [enlarged, setEnlarged] = useState('');
  const selected = selectedScheme(useGlobals());
  const shown = schemes ?? [selected];
  const all = carriers.length > 0 ? carriers : orderedThemes.map(({ code }) => code);
  const variants = all.flatMap((carrier) => shown.map((scheme) => ({ carrier, scheme })));
  const columns = shown.length > 1 ? shown.length : Math.min(MOST, variants.length);
  return (
    <Boxes style={{ '--columns': columns }}>
      {variants.map(({ carrier, scheme }) => {
        const key = `${carrier} ${String(scheme)}`;
        const isLarge = key === enlarged;
        const names = [
          ...(all.length > 1 || shown.length === 1 ? [shownTheme({ carrier }).name] : []),
          ...(scheme && shown.length > 1 ? [schemeNames[scheme]] : []),
        ];
        const name = names.join(', ');
        return (
          <Sheet data-carrier={carrier} data-enlarged={isLarge} data-scheme={scheme} key={key}>
            <Caption>
              <i />
              <span>{name}</span>
            </Caption>
            <Preview>
              <StoryBox
                globals={{ carrier, scheme: scheme ?? SYSTEM }}
                isLarge={isLarge || variants.length === 2}
                {...story}
              />
              <button
                aria-expanded={isLarge}
                aria-label={`Enlarge ${name}`}
                onClick={() => {
                  setEnlarged(isLarge ? '' : key);
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
