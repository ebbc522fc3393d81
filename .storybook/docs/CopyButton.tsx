import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, font, radius, size, space } from '#theme/tokens';

/** The id of the live region that announces the result. */
export const COPIED = 'copied';

/** The time for which the button shows the result, in milliseconds. */
const RESET_MS = 2000;

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

/** The path of the icon, and the text of the button and of the announcement, by the state. */
const states = {
  idle: { icon: 'M6 6h7v7H6zM3 10V3h7', text: undefined, announcement: '' },
  copied: { icon: 'M3 8.5l3.5 3.5L13 4.5', text: 'Copied', announcement: 'Copied' },
  failed: {
    icon: 'M4 4l8 8M12 4l-8 8',
    text: 'Not copied',
    announcement: 'The browser did not allow the copy',
  },
};

/** Copies a text. Without a secure context, there is no clipboard. */
async function copy(text: string): Promise<keyof typeof states> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

export interface CopyButtonProps {
  /** The text to copy. */
  value: string;
  /**
   * The label of the button.
   * @default the value
   */
  label?: string;
}

/** A button that copies a text and announces the result. */
export function CopyButton({ value, label = value }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof states>('idle');
  const { icon, text, announcement } = states[state];
  useEffect(() => {
    const region = document.getElementById(COPIED);
    if (region !== null && state !== 'idle') region.textContent = announcement;
    const timer = setTimeout(setState, RESET_MS, 'idle');
    return () => {
      clearTimeout(timer);
    };
  }, [state, announcement]);
  return (
    <Root
      aria-label={label.startsWith('Copy ') ? undefined : `Copy ${label}`}
      onClick={() => void copy(value).then(setState)}
      type="button"
    >
      {text ?? label}
      <svg
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        viewBox="0 0 16 16"
      >
        <path d={icon} />
      </svg>
    </Root>
  );
}
