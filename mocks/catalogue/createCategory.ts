import type { Category } from '#api/contract';

/** A product as a tuple: its price, its description and, if it has one, its validity in days. */
export type ProductRow = readonly [precio: number, descripcion: string, vigencia?: number];

/** Creates a category. A SKU is the category's code and the price in three digits: `TEL-TA-050`. */
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
