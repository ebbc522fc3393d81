import { useTheme } from '#components/ThemeProvider';
import type { CarrierCode } from '#theme/contract';
import { Logo, type LogoProps } from './Logo';

/** The props of {@link ProvidedLogo}: those of a logo without a provider. */
export interface ProvidedLogoProps extends LogoProps {
  /** The carrier's code. */
  code: CarrierCode;
}

/** The logo of a carrier whose theme may be from a provider. Only this part is a client component. */
export function ProvidedLogo({ code, name, wordmark, ...rest }: ProvidedLogoProps) {
  const theme = useTheme(code);
  const isOwn = theme.code === code;
  return <Logo name={isOwn ? theme.name : name} wordmark={theme.wordmark ?? wordmark} {...rest} />;
}
