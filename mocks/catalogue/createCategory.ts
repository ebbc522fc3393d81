import type { Category } from '#api/contract';

/** A product in short: price, what the buyer reads, and its validity in days where there is one. */
export type ProductRow = readonly [precio: number, descripcion: string, vigencia?: number];

/** Creates a category whose SKUs are its code and the price in three digits: `TEL-TA-050`. */
export function createCategory(
  Categoria: string,
  code: string,
  rows: readonly ProductRow[],
): Category {
  const productos = rows.map(([precio, descripcion, vigencia]) => ({
    sku: `${code}-${String(precio).padStart(3, '0')}`,
    precio,
    descripcion,
    ...(vigencia === undefined ? {} : { vigencia }),
  }));

  return { Categoria, productos };
}
