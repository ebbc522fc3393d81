import type { ComponentProps, ReactNode } from 'react';
import { Choice } from '../fields/Choice';
import { Label, Root } from '../fields/Field.styles';
import { FieldMessages, type FieldTexts } from '../fields/FieldMessages';
import { useField } from '../fields/useField';
import { useRadios, type RadiosProps } from '../fields/useRadios';
import { listOf } from '../listOf';

/** An option of a {@link RadioGroup}. */
export interface RadioOption {
  /** The option's value in the form. */
  value: string | number;
  /** The option's text. */
  label: ReactNode;
  /** The hint below the text, which describes the radio. */
  hint?: ReactNode;
  /**
   * Whether the option cannot be selected.
   * @default false
   */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps
  extends
    Omit<ComponentProps<'fieldset'>, 'children' | keyof RadiosProps>,
    RadiosProps,
    Pick<FieldTexts, 'error' | 'hint'> {
  /** The legend of the group. */
  label: ReactNode;
  /** The options, in display order. */
  options: readonly RadioOption[];
}

/** A group of native radios, of which the user selects one. Its ref is the selected radio, or the first one. */
export function RadioGroup({ label, options: given, ...rest }: RadioGroupProps) {
  const options = listOf(given, 'options');
  const { root, control, messages } = useField(rest);
  const { groupProps, radioProps } = useRadios(options, control);
  return (
    <Root {...root} as="fieldset" aria-required={rest.required} role="radiogroup" {...groupProps}>
      <Label as="legend">{label}</Label>
      <FieldMessages {...messages} />
      {options.map((option) => (
        <Choice
          {...radioProps(option)}
          disabled={option.disabled}
          hint={option.hint}
          key={option.value}
          label={option.label}
        />
      ))}
    </Root>
  );
}
