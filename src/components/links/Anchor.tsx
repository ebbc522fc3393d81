import { cloneElement, type ComponentProps, type ReactElement } from 'react';

/** Where a link leads. */
export type LinkTarget =
  | {
      /** The address. */
      href: string;
      render?: undefined;
    }
  | {
      href?: undefined;
      /**
       * The element of a router in place of a native link, such as `<Link to="/start" />`. A `<button>` is for an action
       * that no address does.
       */
      render: ReactElement;
    };

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

type Handler = (...args: unknown[]) => void;

/** Returns the value of a prop that the component, the element of a router or both have. */
function merge(name: string, outer: unknown, inner: unknown): unknown {
  if (outer === undefined || inner === undefined) return inner ?? outer;
  if (name === 'className') return `${outer as string} ${inner as string}`;
  if (name === 'style') return { ...(outer as object), ...(inner as object) };
  if (!/^on[A-Z]/.test(name)) return inner ?? outer;
  return (...args: unknown[]) => {
    (inner as Handler)(...args);
    (outer as Handler)(...args);
  };
}

/**
 * A native link, or the element of a router with the props and the content of one. The element's own props win. Class
 * names and styles are merged, and both handlers of an event are called, the element's first.
 */
export function Anchor({ render, ...props }: AnchorProps) {
  if (render === undefined) return <a {...props} />;
  const own = render.props as Readonly<Record<string, unknown>>;
  const merged = Object.entries(props).map(
    ([name, outer]) => [name, merge(name, outer, own[name])] as const,
  );
  return cloneElement(render, {
    ...Object.fromEntries<unknown>(merged),
    children: props.children,
  } as object);
}
