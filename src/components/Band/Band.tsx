import type { ComponentProps } from 'react';
import { Lead, Root, Title } from './Band.styles';

export interface BandProps extends ComponentProps<'section'> {
  /**
   * The background.
   * @default 'ground'
   */
  background?: 'brand' | 'ground' | 'paper' | 'indigo' | undefined;
  /**
   * The columns from 744 px.
   * @default 'one'
   */
  columns?: 'one' | 'even' | 'wide-start' | 'wide-end' | undefined;
}

/** A section of a long page, as wide as the page. Its lower edge has scallops, which overlap the next section. */
export function Band({ background = 'ground', columns = 'one', ...rest }: BandProps) {
  return <Root data-background={background} data-columns={columns} {...rest} />;
}

export type BandTitleProps = ComponentProps<'h2'>;

/** The title of a {@link Band}. */
export function BandTitle(props: BandTitleProps) {
  return <Title {...props} />;
}

export type BandLeadProps = ComponentProps<'p'>;

/** The first sentence of a {@link Band}, in larger text. */
export function BandLead(props: BandLeadProps) {
  return <Lead {...props} />;
}
