import { useId, type ComponentProps, type ReactNode } from 'react';
import { Choice, Details, Mark } from '../fields/Choice.styles';
import { Root } from '../fields/Field.styles';
import { describeControl, FieldMessages, type FieldTexts } from '../fields/FieldMessages';

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'children' | 'type'>, Pick<FieldTexts, 'error' | 'hint'> {
  /** The label, which can contain a link. A press on the rest of it changes the value. */
  label: ReactNode;
}

/** A native checkbox with its label, hint and error. Its props, `checked` and `onChange` are native. */
export function Checkbox({
  label,
  hint,
  error,
  id,
  'aria-describedby': describedBy,
  className,
  style,
  hidden,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Root className={className} hidden={hidden} style={style}>
      <Choice>
        <Mark
          {...describeControl(fieldId, { error, hint }, describedBy)}
          id={fieldId}
          {...rest}
          type="checkbox"
        />
        <span>{label}</span>
      </Choice>
      <Details>
        <FieldMessages error={error} hint={hint} id={fieldId} />
      </Details>
    </Root>
  );
}
