import { Choice, type ChoiceProps } from '../fields/Choice';

export type CheckboxProps = Omit<ChoiceProps, 'type'>;

/**
 * A native checkbox with its label, hint and error. Its props, `checked` and `onChange` are native, and so is
 * `indeterminate` of its ref.
 */
export function Checkbox(props: CheckboxProps) {
  return <Choice {...props} type="checkbox" />;
}
