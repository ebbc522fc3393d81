import type { ComponentProps, ReactNode } from 'react';
import { ChoiceLabel, Details, Mark, Root } from './Choice.styles';
import { FieldMessages, type FieldTexts } from './FieldMessages';
import { useField } from './useField';

export interface ChoiceProps
  extends Omit<ComponentProps<'input'>, 'children'>, Pick<FieldTexts, 'error' | 'hint'> {
  /** The label, which can contain a link. A press on the rest of it changes the value. */
  label: ReactNode;
}

/** A native checkbox or radio with its label, hint and error. */
export function Choice({ label, ...rest }: ChoiceProps) {
  const { root, control, messages } = useField(rest);
  return (
    <Root {...root}>
      <ChoiceLabel>
        <Mark {...control} />
        <span>{label}</span>
      </ChoiceLabel>
      <Details>
        <FieldMessages {...messages} />
      </Details>
    </Root>
  );
}
