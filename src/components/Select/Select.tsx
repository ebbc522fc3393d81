import type { ComponentProps } from 'react';
import { Icon } from '#components/Icon';
import { Label, Root } from '../fields/Field.styles';
import { FieldMessages, type FieldProps } from '../fields/FieldMessages';
import { useField } from '../fields/useField';
import { Box, Control } from './Select.styles';

/** The children are native `option` elements, or groups of them. */
export interface SelectProps extends ComponentProps<'select'>, Omit<FieldProps, 'status'> {}

/** A native select with its label, hint and error. Its props, `value` and `onChange` are native. */
export function Select({ label, ...rest }: SelectProps) {
  const { root, control, messages } = useField(rest);
  return (
    <Root {...root}>
      <Label htmlFor={control.id}>{label}</Label>
      <Box>
        <Control {...control} />
        <Icon name="chevron" />
      </Box>
      <FieldMessages {...messages} />
    </Root>
  );
}
