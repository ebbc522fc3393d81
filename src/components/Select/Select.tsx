import { useId, type ComponentProps } from 'react';
import { Icon } from '#components/Icon';
import { Label, Root } from '../fields/Field.styles';
import { describeControl, FieldMessages, type FieldProps } from '../fields/FieldMessages';
import { Box, Control } from './Select.styles';

/** The children are native `option` elements, or groups of them. */
export interface SelectProps extends ComponentProps<'select'>, Omit<FieldProps, 'status'> {}

/** A native select with its label, hint and error. Its props, `value` and `onChange` are native. */
export function Select({
  label,
  hint,
  description,
  error,
  surface = 'paper',
  id,
  'aria-describedby': describedBy,
  className,
  style,
  hidden,
  ...rest
}: SelectProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const texts = { hint, description, error };
  return (
    <Root className={className} data-surface={surface} hidden={hidden} style={style}>
      <Label htmlFor={fieldId}>{label}</Label>
      <Box>
        <Control {...describeControl(fieldId, texts, describedBy)} id={fieldId} {...rest} />
        <Icon name="chevron" />
      </Box>
      <FieldMessages id={fieldId} {...texts} />
    </Root>
  );
}
