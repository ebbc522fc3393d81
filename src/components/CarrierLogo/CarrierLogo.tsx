import type { ComponentProps, ComponentType, ReactElement, SVGProps } from 'react';
import styled from 'styled-components';
import { useTheme } from '#components/ThemeProvider';
import type { CarrierCode, Theme } from '#theme/contract';
import { bold, size, target } from '#theme/tokens';

const modules = import.meta.glob<ComponentType<SVGProps<SVGSVGElement>>>(
  '../../theme/wordmarks/*.svg',
  { eager: true, import: 'default', query: '?react' },
);

/** The SVG code of every wordmark, by carrier code. That of a wordmark on one line, for headers, has the suffix `.line`. */
const wordmarks = new Map<string, ReactElement>(
  Object.entries(modules).map(([path, Drawing]) => [
    path.replace(/^.*\/|\.svg$/g, ''),
    <Drawing aria-hidden="true" focusable="false" key={path} />,
  ]),
);

const Root = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  ${bold(800, `var(--colibri-logo-size, ${size.lg})`, 1.05)}
  /* Only names without a wordmark are text. Kerning a text of thousands of letters takes seconds. */
  font-kerning: none;
  overflow-wrap: break-word;

  &[data-size='large'] {
    min-inline-size: 4rem;
    font-size: ${size.xl};
  }

  /* A name without a wordmark is smaller on a phone. */
  &[data-size='large']:not([role]) {
    font-size: clamp(${size.lg}, 6cqi, ${size.xl});
  }

  & > :is(svg, img) {
    display: block;
    inline-size: auto;
    max-inline-size: 100%;
    block-size: 1em;
    object-fit: contain;
  }

  & > svg[viewBox$=' 2000'] {
    block-size: 2em;
  }

  /* Both of two lines and of one: a wide tile has space for one line. */
  & > svg + svg {
    display: none;
  }

  @container tile (min-width: 14rem) {
    & > svg:has(+ svg) {
      display: none;
    }

    & > svg + svg {
      display: block;
    }
  }

  /* In a header, two lines are not higher than the controls next to them. */
  &[data-size='large'] > svg[viewBox$=' 2000'] {
    block-size: ${target};
  }
`;

/** A carrier: its code or its theme. */
export type CarrierProps =
  | {
      /** The carrier's code: an included carrier, or one of a theme in a `ThemeProvider`. */
      code: CarrierCode;
      theme?: undefined;
    }
  | {
      code?: undefined;
      /** The carrier's theme, in place of its code. It needs no provider. */
      theme: Theme;
    };

export type CarrierLogoProps = Omit<ComponentProps<'span'>, 'children'> &
  CarrierProps & {
    /**
     * The size of the wordmark.
     * @default 'medium'
     */
    size?: 'medium' | 'large' | undefined;
  };

/** A carrier's wordmark with an accessible name. Without a wordmark it shows the theme's name, or the code. */
export function CarrierLogo({
  code = '',
  theme,
  size: height = 'medium',
  ...rest
}: CarrierLogoProps) {
  const provided = useTheme(code);
  const key = theme?.code ?? code;
  const drawn = wordmarks.get(key);
  const line = wordmarks.get(`${key}.line`) ?? drawn;
  const both = line === drawn ? drawn : [drawn, line];
  const { name, wordmark = height === 'large' ? line : both } =
    theme ?? (provided.code === code ? provided : { ...provided, name: code });
  const image = wordmark !== undefined && ({ 'aria-label': name, role: 'img' } as const);
  return (
    <Root data-size={height} translate="no" {...image} {...rest}>
      {wordmark ?? name}
    </Root>
  );
}
