import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, font, radius, size, space } from '#theme/tokens';

/** How long the control says that it copied, in milliseconds. */
const SAID_MS = 2000;

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  justify-self: start;
  max-inline-size: 100%;
  min-block-size: 1.75rem;
  margin-inline-start: -0.4em;
  padding: 0 0.4em;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.ink};
  font: 400 ${size.xs} / 1.4 ${font.mono};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: copy;

  &:hover {
    background: ${color.brandTint};
  }

  & > svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    color: ${color.ink2};
  }
`;

/** The one place where assistive technology hears what was copied. */
function tell(text: string): void {
  const id = 'copied';
  let place = document.getElementById(id);
  if (place === null) {
    place = document.createElement('div');
    place.id = id;
    place.setAttribute('role', 'status');
    place.style.cssText =
      'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)';
    document.body.append(place);
  }
  place.textContent = text;
}

/** What became of a copy. */
type Outcome = 'copied' | 'refused' | undefined;

const icons = {
  copied: 'M3 8.5l3.5 3.5L13 4.5',
  refused: 'M4 4l8 8M12 4l-8 8',
  none: 'M6 6h7v7H6zM3 10V3h7',
};

/** The props of {@link Copy}. */
export interface CopyProps {
  /** What is copied. */
  value: string;
  /**
   * What the control shows.
   * @default the value itself
   */
  label?: string;
}

/** A value that a click copies; it says so, or that the browser refused. */
export function Copy({ value, label = value }: CopyProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => {
      setOutcome(undefined);
    }, SAID_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);
  function end(result: 'copied' | 'refused') {
    setOutcome(result);
    tell(result === 'copied' ? 'Copied' : 'This browser refuses to copy');
  }
  const shown = { copied: 'Copied', refused: 'Not copied' };
  return (
    <Root
      aria-label={label.startsWith('Copy ') ? undefined : `Copy ${label}`}
      onClick={() => {
        tell('');
        navigator.clipboard.writeText(value).then(
          () => {
            end('copied');
          },
          () => {
            end('refused');
          },
        );
      }}
      type="button"
    >
      {outcome === undefined ? label : shown[outcome]}
      <svg
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        viewBox="0 0 16 16"
      >
        <path d={icons[outcome ?? 'none']} />
      </svg>
    </Root>
  );
}
