import { useId, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '#theme/tokens';
import { Choice } from '../fields/Choice';
import { Label, Root } from '../fields/Field.styles';
import { describeControl, FieldMessages, type FieldTexts } from '../fields/FieldMessages';
import { useRadios, type RadiosProps } from '../fields/useRadios';

/** An option of a {@link RadioGroup}. */
export interface RadioOption {
  /** The option's value in the form. */
  value: string;
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

const Legend = styled(Label)`
  padding-block-end: ${space(1)};
`;

/** A group of native radios, of which the user selects one. Its ref is the selected radio, or the first one. */
export function RadioGroup({
  label,
  options = [],
  hint,
  error,
  id,
  'aria-describedby': describedBy,
  ...rest
}: RadioGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const { groupProps, radioProps } = useRadios(options, rest);
  return (
    <Root
      as="fieldset"
      {...describeControl(groupId, { error, hint }, describedBy)}
      aria-required={rest.required}
      id={groupId}
      role="radiogroup"
      {...groupProps}
    >
      <Legend as="legend">{label}</Legend>
      <FieldMessages error={error} hint={hint} id={groupId} />
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
