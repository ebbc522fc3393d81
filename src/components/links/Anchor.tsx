import { cloneElement, type ComponentProps, type ReactElement } from 'react';
import { mergeProps } from './mergeProps';

/** A native link. */
interface NativeTarget {
  /** The address. */
  href: string;
  /** The element of a router in place of a native link, such as `<Link to="/start" />`. */
  render?: undefined;
}

/** A link of a router. */
interface RouterTarget extends Partial<Record<'href', undefined>> {
  /** The element of a router in place of a native link, such as `<Link to="/start" />`. */
  render: ReactElement;
}

/** Where a link leads: an address, or the element of a router. */
export type LinkTarget = NativeTarget | RouterTarget;

/** The props of a link without its content. */
export type LinkProps = Omit<ComponentProps<'a'>, 'children' | 'href'> & LinkTarget;

/** A link with a text: its address or the element of a router, and its other props. */
export type LinkItem = LinkProps & {
  /** The link's text. */
  label: string;
};

export interface AnchorProps extends ComponentProps<'a'> {
  /** The element of a router in place of a native link. */
  render?: ReactElement | undefined;
}

/** A native link, or the element of a router with the props and the content of one. */
export function Anchor({ render, ...props }: AnchorProps) {
  if (render === undefined) return <a {...props} />;
  const { children } = props;
  return cloneElement(render, {
    ...mergeProps({ ...props }, { ...(render.props as object) }),
    children,
  } as object);
}
