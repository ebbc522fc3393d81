import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, font, radius, size, space } from '#theme/tokens';

/** The live region that announces what was copied. */
export const COPIED = 'copied';

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

/** What can become of a copy: what the control then says, what is heard, and its mark. */
const outcomes = {
  copied: { says: 'Copied', heard: 'Copied', mark: 'M3 8.5l3.5 3.5L13 4.5' },
  refused: {
    says: 'Not copied',
    heard: 'This browser refuses to copy',
    mark: 'M4 4l8 8M12 4l-8 8',
  },
};

function tell(text: string): void {
  const place = document.getElementById(COPIED);
  if (place !== null) place.textContent = text;
}

/** The props of {@link CopyButton}. */
export interface CopyButtonProps {
  /** What is copied. */
  value: string;
  /**
   * What the control shows.
   * @default the value itself
   */
  label?: string;
}

/** A value that a click copies; it says so, or that the browser refused. */
export function CopyButton({ value, label = value }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>();
  const shown = outcome && outcomes[outcome];
  useEffect(() => {
    tell(shown?.heard ?? '');
    const timer = shown && setTimeout(setOutcome, SAID_MS, undefined);
    return () => {
      clearTimeout(timer);
    };
  }, [shown]);
  async function copy() {
    setOutcome(undefined);
    const refused = await navigator.clipboard.writeText(value).catch(() => 'refused' as const);
    setOutcome(refused ?? 'copied');
  }
  return (
    <Root
      aria-label={label.startsWith('Copy ') ? undefined : `Copy ${label}`}
      onClick={() => void copy()}
      type="button"
    >
      {shown?.says ?? label}
      <svg
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        viewBox="0 0 16 16"
      >
        <path d={shown?.mark ?? 'M6 6h7v7H6zM3 10V3h7'} />
      </svg>
    </Root>
  );
}
