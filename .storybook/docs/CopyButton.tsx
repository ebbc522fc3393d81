import { useState } from 'react';
import styled from 'styled-components';
import { Icon } from '#components/Icon';
import { color, font, radius, size, space } from '#theme/tokens';

/** The id of the live region that announces the result. */
export const COPY_STATUS_ID = 'copy-status';

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  justify-self: start;
  max-inline-size: 100%;
  min-block-size: 1.75rem;
  padding: 0 0.4em;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.ink};
  font: 400 0.8125rem / 1.4 ${font.mono};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: copy;

  &:hover {
    background: ${color.brandTint};
  }

  & > svg {
    flex: none;
    inline-size: ${size.xs};
    block-size: ${size.xs};
  }
`;

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
  const [result, setResult] = useState<string>();
  async function copy() {
    // Without a secure context, there is no clipboard.
    const isCopied = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    );
    const text = isCopied ? 'Copied' : 'Not copied';
    setResult(text);
    document.getElementById(COPY_STATUS_ID)?.replaceChildren(text);
  }
  return (
    <Root
      aria-label={label.startsWith('Copy ') ? undefined : `Copy ${label}`}
      onBlur={() => {
        setResult(undefined);
      }}
      onClick={() => void copy()}
      type="button"
    >
      {result ?? label}
      <Icon name="copy" />
    </Root>
  );
}
