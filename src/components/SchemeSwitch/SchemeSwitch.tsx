import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { edgeInMore } from '#theme/chip';
import { color, font, media, radius, size, space, target } from '#theme/tokens';
import { listOf } from '../listOf';

const Root = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  max-inline-size: 100%;
  border-radius: calc(${target} / 2);
  outline: 2px solid ${color.hairline};
  outline-offset: -2px;
  background: ${color.paper};
  color: ${color.ink};

  @media print {
    display: none;
  }
`;

const Option = styled.button`
  flex: 1;
  min-block-size: ${target};
  padding: 0 min(${space(3)}, 3cqi);
  border: 0;
  border-radius: ${radius.round};
  background: none;
  font: 400 ${size.xs} / 1.2 ${font.body};

  &[aria-pressed='true'] {
    border: ${edgeInMore};
    background: ${color.muted};
    font-weight: 700;
  }

  ${media.forcedColors} {
    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** A colour scheme to choose. */
export interface SchemeOption<Value extends string> {
  /** The scheme's value. */
  value: Value;
  /** The scheme's name. */
  label: string;
}

export interface SchemeSwitchProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'onChange'
> {
  /** The accessible name of the group. */
  label: string;
  /** The schemes, in display order. */
  options: readonly SchemeOption<Value>[];
  /** The value of the selected scheme. */
  value: Value;
  /** Called with the value of the selected scheme. */
  onChange: (value: Value) => void;
}

/** A small group of buttons that changes the page's colour scheme. */
export function SchemeSwitch<Value extends string>({
  label,
  options,
  value,
  onChange,
  ...rest
}: SchemeSwitchProps<Value>) {
  return (
    <Root aria-label={label} role="group" {...rest}>
      {listOf(options, 'options').map((option) => (
        <Option
          aria-pressed={option.value === value}
          key={option.value}
          onClick={() => onChange(option.value)}
          type="button"
        >
          {option.label}
        </Option>
      ))}
    </Root>
  );
}
