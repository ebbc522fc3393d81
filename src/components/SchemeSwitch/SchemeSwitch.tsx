import { useId, type ComponentProps } from 'react';
import { Option, Root } from './SchemeSwitch.styles';

/** A colour scheme to choose. */
export interface SchemeOption<Value extends string> {
  /** The scheme's value. */
  value: Value;
  /** The scheme's name. */
  text: string;
}

/** The props of {@link SchemeSwitch}. */
export interface SchemeSwitchProps<Value extends string> extends Omit<
  ComponentProps<'fieldset'>,
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

/** A small group of radios that changes the page's colour scheme. */
export function SchemeSwitch<Value extends string>({
  label,
  options,
  value,
  onChange,
  ...rest
}: SchemeSwitchProps<Value>) {
  const name = useId();
  return (
    <Root aria-label={label} {...rest}>
      {options.map((option) => (
        <Option key={option.value}>
          <input
            checked={option.value === value}
            name={name}
            onChange={() => {
              onChange(option.value);
            }}
            type="radio"
            value={option.value}
          />
          {option.text}
        </Option>
      ))}
    </Root>
  );
}
