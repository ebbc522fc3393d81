import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { LocaleProvider } from '#components/LocaleProvider';
import { useLanguage } from '#i18n/useLanguage';
import { useThemeColor } from '#scheme/useThemeColor';
import { themeOf } from '#theme/themes';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: var(--colibri-window-height);

  @media print {
    min-block-size: 0;
  }
`;

export interface PageProps extends ComponentProps<'div'> {
  /** The code of the theme. */
  carrier: string;
  /**
   * What the top of the screen is filled with.
   * @default 'brand'
   */
  top?: 'brand' | 'paper';
}

/** The layout of a complete screen, in the colours and the currency of a carrier. */
export function Page({ carrier, top = 'brand', ...rest }: PageProps) {
  const page = useThemeColor(top, carrier);
  return (
    <LocaleProvider currency={themeOf(carrier).currency} language={useLanguage()}>
      <Column data-carrier={carrier} ref={page} {...rest} />
    </LocaleProvider>
  );
}
