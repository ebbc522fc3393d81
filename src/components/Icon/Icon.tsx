import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.svg`
  &[data-icon='back']:dir(rtl) {
    transform: scaleX(-1);
  }
`;

const paths = {
  back: 'M20 12H4m7-7-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  chevron: 'M6 9l6 6 6-6',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
  copy: 'M9 8h11v12H9zM6 16H4V4h11v2',
  save: 'M12 4v11m-4-4 4 4 4-4M5 19h14',
  share: 'M12 15V4m-4 4 4-4 4 4M6 12H5v8h14v-8h-1',
  contacts: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 20c0-4 3.5-6 8-6s8 2 8 6',
  info: 'M12 11v6M12 7v.5M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  alert: 'M12 7v6M12 16.5v.5M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  previous: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  route: 'M6 19h9a3.5 3.5 0 0 0 0-7H9a3.5 3.5 0 0 1 0-7h9m-3-3 3 3-3 3',
  globe: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof paths;

/** The names of all icons, in alphabetical order. */
export const iconNames = (Object.keys(paths) as IconName[]).sort();

/** An icon by its name, or the children of an own one: shapes in a box of 24 by 24, drawn as lines of 2. */
type Drawing =
  | {
      /** The icon's name. */
      name: IconName;
      children?: undefined;
    }
  | {
      name?: undefined;
      /** The shapes of an own icon. */
      children: ReactNode;
    };

export type IconProps = Omit<ComponentProps<'svg'>, 'name' | 'children'> & Drawing;

/** A line icon with the colour and size of the adjacent text. It has no accessible name. */
export function Icon({ name, children, ...rest }: IconProps) {
  return (
    <Root
      aria-hidden="true"
      data-icon={name}
      fill="none"
      focusable="false"
      height="1.5em"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      viewBox="0 0 24 24"
      width="1.5em"
      {...rest}
    >
      {name === undefined ? children : <path d={paths[name]} />}
    </Root>
  );
}
