import { cloneElement, type ComponentProps, type MouseEvent, type ReactElement } from 'react';

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

/** The props of {@link Anchor}. */
export interface AnchorProps extends ComponentProps<'a'> {
  /** The element of a router in place of a native link. */
  render?: ReactElement | undefined;
}

/**
 * A native link, or the element of a router with the props and the content of one. The element's own props win, and
 * both `onClick` are called. Router elements have the props of a native link.
 */
export function Anchor({ render, ...props }: AnchorProps) {
  if (render === undefined) return <a {...props} />;
  const own = render.props as ComponentProps<'a'>;
  const merged = { ...props, ...own, children: props.children };
  if (props.className !== undefined && own.className !== undefined) {
    merged.className = `${props.className} ${own.className}`;
  }
  // Only if there are both: a server component cannot create a handler.
  const { onClick } = props;
  if (onClick !== undefined && own.onClick !== undefined) {
    merged.onClick = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick(event);
      own.onClick?.(event);
    };
  }
  return cloneElement(render, merged);
}
