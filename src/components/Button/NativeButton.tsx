import type { ComponentProps, MouseEvent } from 'react';

function ignore(event: MouseEvent): void {
  event.preventDefault();
}

/** The native element of a `Button`. It is a separate module because of its event handler: servers also render `Button`. */
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
