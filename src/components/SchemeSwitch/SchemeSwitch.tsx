import type { ComponentProps } from 'react';
import { Option, Root } from './SchemeSwitch.styles';

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
  options = [],
  value,
  onChange,
  ...rest
}: SchemeSwitchProps<Value>) {
  return (
    <Root aria-label={label} role="group" {...rest}>
      {options.map((option) => (
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
