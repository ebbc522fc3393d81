import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Skeleton } from '#components/Skeleton';
import { media, space } from '#theme/tokens';
import { Label } from '../fields/Field.styles';
import { FieldMessages, type FieldTexts } from '../fields/FieldMessages';
import { useField } from '../fields/useField';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

const Products = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export interface ProductGroupProps extends ComponentProps<'div'>, Pick<FieldTexts, 'error'> {
  /** The accessible name. */
  label: string;
  /**
   * Whether the label is shown above the products.
   * @default false
   */
  labelVisible?: boolean | undefined;
  /**
   * Whether screen readers announce that a product must be chosen. A native form needs `required` on a ProductButton.
   * @default false
   */
  required?: boolean | undefined;
}

/** A group of products to choose one of, in one or two columns. Its ref and its native props are those of the `radiogroup`. */
export function ProductGroup({
  label,
  labelVisible = false,
  required = false,
  ...rest
}: ProductGroupProps) {
  const { root, control, messages } = useField(rest);
  const labelId = `${control.id}-label`;
  return (
    <Root {...root}>
      {labelVisible && (
        <Label as="p" id={labelId}>
          {label}
        </Label>
      )}
      <FieldMessages {...messages} />
      <Products
        aria-label={labelVisible ? undefined : label}
        aria-labelledby={labelVisible ? labelId : undefined}
        aria-required={required || undefined}
        role="radiogroup"
        {...control}
        id={rest.id}
      />
    </Root>
  );
}

export interface ProductSkeletonsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The number of products. */
  count: number;
}

/** Skeletons in place of the products of a {@link ProductGroup}, hidden from assistive technology. */
export function ProductSkeletons({ count, ...rest }: ProductSkeletonsProps) {
  return (
    <Products aria-hidden="true" {...rest}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </Products>
  );
}
