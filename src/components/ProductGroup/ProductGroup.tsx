import { useId, type ComponentProps } from 'react';
import { Icon } from '#components/Icon';
import { GroupError, Products, Root } from './ProductGroup.styles';

export interface ProductGroupProps extends ComponentProps<'div'> {
  /** The accessible name. */
  label: string;
  /** The error above the products, for example if none is chosen. */
  error?: string | undefined;
  /**
   * Whether a product must be chosen.
   * @default false
   */
  required?: boolean | undefined;
}

/** A group of products to choose one of, in one or two columns. Its ref and its native props are those of the `radiogroup`. */
export function ProductGroup({
  label,
  error,
  required = false,
  className,
  style,
  hidden,
  ...rest
}: ProductGroupProps) {
  const errorId = useId();
  const hasError = error !== undefined;
  return (
    <Root className={className} hidden={hidden} style={style}>
      {hasError && (
        <GroupError id={errorId}>
          <Icon name="alert" />
          <span>{error}</span>
        </GroupError>
      )}
      <Products
        aria-describedby={hasError ? errorId : undefined}
        aria-invalid={hasError || undefined}
        aria-label={label}
        aria-required={required || undefined}
        role="radiogroup"
        {...rest}
      />
    </Root>
  );
}

export type ProductChunkProps = ComponentProps<'div'>;

/** Some products of a long {@link ProductGroup}. The browser lays them out only near the viewport. */
export function ProductChunk(props: ProductChunkProps) {
  return <Products data-chunk="true" {...props} />;
}
