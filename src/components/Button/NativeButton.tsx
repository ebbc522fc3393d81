import type { ComponentProps, MouseEvent } from 'react';

function ignore(event: MouseEvent): void {
  event.preventDefault();
}

/** The native element of a `Button`. Only this module has an event handler, so servers render those that use it. */
export function NativeButton({
  loading,
  onClick,
  ...rest
}: ComponentProps<'button'> & { loading: boolean }) {
  return (
    <button
      {...rest}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? ignore : onClick}
    />
  );
}
