import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { color, font, media, radius, size, space } from '#theme/tokens';
import type { About } from './about';
import { Coded } from './Page';
import { panel } from './styles';
import { ThemedStory, type DocsStory } from './ThemedStory';
import { useGlobals } from './useGlobals';

const Root = styled.div`
  ${panel}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  padding: ${space(4)} ${space(5)};

  & > div {
    position: relative;
    container-type: inline-size;
  }

  & > ol {
    align-self: center;
    padding-inline-start: ${space(6)};
    list-style: decimal;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Mark = styled.i`
  position: absolute;
  translate: -50% -50%;
  inline-size: 1.25rem;
  border-radius: ${radius.round};
  background: ${color.ink};
  color: ${color.paper};
  font: 700 ${size.xs} / 1.25rem ${font.body};
  text-align: center;
  pointer-events: none;
`;

export interface AnatomyProps {
  /** The first story of the component. */
  story: DocsStory;
  /** Its parts in reading order. */
  parts: About['anatomy'];
}

/** The parts of a component, each with its number on the story. */
export function Anatomy({ story, parts }: AnatomyProps) {
  const carrier = String(useGlobals()['carrier']);
  const root = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly (DOMRect | undefined)[]>([]);

  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const own = element.getBoundingClientRect();
      setMarks(
        parts.map((part) => {
          if (typeof part === 'string') return undefined;
          const found = element.querySelector(`[data-story] :is(${part[1]})`);
          const box = found?.getBoundingClientRect();
          return box && new DOMRect(box.left - own.left, box.top - own.top);
        }),
      );
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [parts]);

  return (
    <Root>
      <div ref={root}>
        <ThemedStory carrier={carrier} story={story} />
        {marks.map(
          (mark, index) =>
            mark && (
              <Mark aria-hidden="true" key={index} style={{ left: mark.x, top: mark.y }}>
                {index + 1}
              </Mark>
            ),
        )}
      </div>
      <ol>
        {parts.map((part) => {
          const text = typeof part === 'string' ? part : part[0];
          return (
            <li key={text}>
              <Coded text={text} />
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
