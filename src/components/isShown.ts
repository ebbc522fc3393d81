import type { ReactNode } from 'react';

/** Returns whether React displays something for a node. */
export function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== '' && typeof node !== 'boolean';
}
