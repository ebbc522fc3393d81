import { useId, type ComponentProps, type ReactNode } from 'react';
import { ChoiceLabel, Details, Mark } from './Choice.styles';
import { describeControl, FieldMessages, type FieldTexts } from './FieldMessages';

export interface ChoiceProps
  extends Omit<ComponentProps<'input'>, 'children'>, Pick<FieldTexts, 'error' | 'hint'> {
  /** The label, which can contain a link. A press on the rest of it changes the value. */
  label: ReactNode;
}

/** A native checkbox or radio with its label, hint and error. */
export function Choice({
  label,
  hint,
  error,
  id,
  'aria-describedby': describedBy,
  ...rest
}: ChoiceProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div>
      <ChoiceLabel>
        <Mark
          {...describeControl(controlId, { error, hint }, describedBy)}
          id={controlId}
          {...rest}
        />
        <span>{label}</span>
      </ChoiceLabel>
      <Details>
        <FieldMessages error={error} hint={hint} id={controlId} />
      </Details>
    </div>
  );
}
