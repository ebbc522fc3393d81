import { Choice, type ChoiceProps } from '../fields/Choice';
import { Root } from '../fields/Field.styles';

export type CheckboxProps = Omit<ChoiceProps, 'type'>;

/** A native checkbox with its label, hint and error. Its props, `checked` and `onChange` are native. */
export function Checkbox({ className, style, hidden, ...rest }: CheckboxProps) {
  return (
    <Root className={className} hidden={hidden} style={style}>
      <Choice {...rest} type="checkbox" />
    </Root>
  );
}
