import type { ComponentProps, ReactNode } from 'react';
import { Bar, Inner, Root, Trailing } from './PageHeader.styles';

export { ScreenTitle } from './PageHeader.styles';

/** The props of {@link PageHeader}. */
export interface PageHeaderProps extends ComponentProps<'header'> {
  /** What stands first in the bar, such as the way back and the wordmark. */
  leading?: ReactNode;
  /** What stands last in the bar, such as the language. */
  trailing?: ReactNode;
  /**
   * The lower edge: scallops of cut paper, the same from 744 px or from 900 px on, or none where something overlaps it.
   * @default 'scallop'
   */
  edge?: 'scallop' | 'tablet' | 'desktop' | 'none' | undefined;
}

/** The head of a screen, flooded with the brand and ending in scallops. */
export function PageHeader({
  leading,
  trailing,
  edge = 'scallop',
  children,
  ...rest
}: PageHeaderProps) {
  return (
    <Root data-edge={edge} {...rest}>
      <Inner>
        {(leading !== undefined || trailing !== undefined) && (
          <Bar>
            {leading}
            {trailing !== undefined && <Trailing>{trailing}</Trailing>}
          </Bar>
        )}
        {children}
      </Inner>
    </Root>
  );
}
