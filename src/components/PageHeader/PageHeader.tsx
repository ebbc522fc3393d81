import type { ComponentProps, ReactNode } from 'react';
import { isShown } from '../isShown';
import { Bar, End, Inner, Root, Title } from './PageHeader.styles';

export interface PageHeaderProps extends ComponentProps<'header'> {
  /** The content at the start of the bar, such as the back link and the wordmark. */
  start?: ReactNode;
  /** The content at the end of the bar, such as the language select. */
  end?: ReactNode;
  /**
   * The lower edge: scallops, scallops from 900 px, or scallops below a band that the panels of the screen overlap.
   * @default 'scallop'
   */
  edge?: 'scallop' | 'desktop' | 'overlapped' | undefined;
}

/** The header of a screen, filled with the brand colour, with a scalloped lower edge. */
export function PageHeader({ start, end, edge = 'scallop', children, ...rest }: PageHeaderProps) {
  return (
    <Root data-edge={edge} {...rest}>
      <Inner>
        {(isShown(start) || isShown(end)) && (
          <Bar>
            {start}
            {isShown(end) && <End>{end}</End>}
          </Bar>
        )}
        {children}
      </Inner>
    </Root>
  );
}

export type ScreenTitleProps = ComponentProps<'h1'>;

/** The title of a screen: one per page, in its header. */
export function ScreenTitle(props: ScreenTitleProps) {
  return <Title {...props} />;
}
