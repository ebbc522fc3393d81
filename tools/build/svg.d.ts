declare module '*.svg?react' {
  import type { ComponentProps, ReactElement } from 'react';

  export default function Drawing(props: ComponentProps<'svg'>): ReactElement;
}
