import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { color, font, media, radius, size, space } from '#theme/tokens';
import { panel } from './sheets';
import type { About } from './about';
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

  & li::marker {
    font-weight: 700;
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

interface Point {
  number: number;
  left: number;
  top: number;
}

export interface AnatomyProps {
  /** The first story of the component. */
  story: DocsStory;
  /** Its parts in reading order. */
  parts: About['anatomy'];
}

/** The parts of a component, each with its number on the story. */
export function Anatomy({ story, parts }: AnatomyProps) {
  const globals = useGlobals();
  const root = useRef<HTMLDivElement>(null);
  const [points, setPoints] = useState<readonly Point[]>([]);

  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const own = element.getBoundingClientRect();
      setPoints(
        parts.flatMap((part, index) => {
          const found =
            typeof part === 'string' ? null : element.querySelector(`[data-story] :is(${part[1]})`);
          if (found === null) return [];
          const { left, top } = found.getBoundingClientRect();
          return [{ number: index + 1, left: left - own.left, top: top - own.top }];
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
        <ThemedStory carrier={String(globals['carrier'])} story={story} />
        {points.map(({ number, left, top }) => (
          <Mark aria-hidden="true" key={number} style={{ left, top }}>
            {number}
          </Mark>
        ))}
      </div>
      <ol>
        {parts.map((part) => {
          const text = typeof part === 'string' ? part : part[0];
          return <li key={text}>{text}</li>;
        })}
      </ol>
    </Root>
  );
}
