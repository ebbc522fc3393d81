import type { ComponentProps, ReactNode } from 'react';
import { isShown } from '../isShown';
import { Bar, End, Inner, Root, Title } from './PageHeader.styles';

export interface PageHeaderProps extends ComponentProps<'header'> {
  /** The content at the start of the bar, such as the back link and the wordmark. */
  start?: ReactNode;
  /** The content at the end of the bar, such as the language select. */
  end?: ReactNode;
  /**
   * Whether the panels of the screen overlap the band, which is higher for them.
   * @default false
   */
  overlapped?: boolean | undefined;
}

/** The header of a screen, filled with the brand colour, with a scalloped lower edge. */
export function PageHeader({ start, end, overlapped = false, children, ...rest }: PageHeaderProps) {
  return (
    <Root data-overlapped={overlapped} {...rest}>
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
