import type { Ref, RefCallback } from 'react';

type Props = Readonly<Record<string, unknown>>;
type Handler = (...args: unknown[]) => void;

/** Sets a ref. Returns the function that clears it. */
function attach(ref: Ref<unknown>, element: unknown): () => void {
  if (typeof ref !== 'function') {
    if (ref !== null) ref.current = element;
    return () => attach(ref, null);
  }
  const detach = ref(element);
  return typeof detach === 'function' ? detach : () => void ref(null);
}

function mergeRefs(refs: readonly Ref<unknown>[]): RefCallback<unknown> {
  return (element) => {
    const detach = refs.map((ref) => attach(ref, element));
    return () => {
      for (const clear of detach) clear();
    };
  };
}

function mergeProp(name: string, outer: unknown, inner: unknown): unknown {
  if (outer === undefined || outer === null) return inner;
  if (inner === undefined || inner === null) return outer;
  if (name === 'className') return `${inner as string} ${outer as string}`;
  if (name === 'style') return { ...outer, ...inner };
  if (name === 'ref') return mergeRefs([outer as Ref<unknown>, inner as Ref<unknown>]);
  if (typeof outer === 'function' && typeof inner === 'function' && /^on[A-Z]/.test(name)) {
    return (...args: unknown[]) => {
      (inner as Handler)(...args);
      (outer as Handler)(...args);
    };
  }
  return inner;
}

/**
 * Merges the props of a component with those of the element in its `render`, as Base UI does. The element's props win.
 * Class names, styles and refs are merged, and both handlers of an event are called, the element's first. It creates a
 * function only if both have one, because a server component cannot pass functions.
 */
export function mergeProps(outer: Props, inner: Props): Props {
  const names = Object.keys(inner);
  const merged = names.map((name) => [name, mergeProp(name, outer[name], inner[name])]);
  return { ...outer, ...(Object.fromEntries(merged) as Props) };
}
