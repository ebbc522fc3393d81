import { Skeleton } from 'colibri-recargas-components/components/Skeleton';

/** Three rows that load. `aria-busy` on their container says so to assistive technology. */
export function Rows() {
  return (
    <div aria-busy style={{ display: 'grid', gap: '0.75rem' }}>
      <Skeleton />
      <Skeleton />
      <Skeleton shape="tile" />
    </div>
  );
}