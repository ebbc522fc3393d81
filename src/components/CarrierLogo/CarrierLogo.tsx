import type { ComponentProps } from 'react';
import type { CarrierCode, Theme } from '#theme/contract';
import { Logo } from './Logo';
import { ProvidedLogo } from './ProvidedLogo';
import { wordmarks } from './wordmarks';

export { wordmarks } from './wordmarks';

/** A carrier by its code. */
interface CarrierByCode {
  /** The carrier's code: an included carrier, or one of a theme in a `ThemeProvider`. */
  code: CarrierCode;
  /** The carrier's theme, in place of its code. It needs no provider. */
  theme?: undefined;
}

/** A carrier by its theme. */
interface CarrierByTheme extends Partial<Record<'code', undefined>> {
  /** The carrier's theme, in place of its code. It needs no provider. */
  theme: Theme;
}

/** A carrier: its code or its theme. */
export type CarrierProps = CarrierByCode | CarrierByTheme;

export type CarrierLogoProps = Omit<ComponentProps<'span'>, 'children'> &
  CarrierProps & {
    /**
     * The size of the wordmark.
     * @default 'medium'
     */
    size?: 'medium' | 'large' | undefined;
  };

/** A carrier's wordmark with an accessible name. Without a wordmark it shows the theme's name, or the code. */
export function CarrierLogo({ code, theme, ...rest }: CarrierLogoProps) {
  if (theme === undefined) {
    return <ProvidedLogo code={code} name={code} wordmark={wordmarks.get(code)} {...rest} />;
  }
  return (
    <Logo name={theme.name} wordmark={theme.wordmark ?? wordmarks.get(theme.code)} {...rest} />
  );
}
