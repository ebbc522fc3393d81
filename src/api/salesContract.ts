import * as v from 'valibot';

const filled = v.pipe(v.string(), v.nonEmpty());

/** Schema of the input of `saleRequest`: a SKU and a ten-digit phone number. Assumed shape. */
export const saleInputSchema = v.object({ sku: v.string(), celular: v.string() });

/** The input of `saleRequest`. Assumed shape. */
export type SaleInput = v.InferOutput<typeof saleInputSchema>;

/** Schema of a sale's folio: the result of a sale and the input of a check. Assumed shape. */
export const saleFolioSchema = v.object({ folio: filled });

/** The result of `saleRequest`, and the input of `saleCheck` and `responseTelcel`. Assumed shape. */
export type SaleFolio = v.InferOutput<typeof saleFolioSchema>;

/** Schema of the result of `saleCheck` and `responseTelcel`: the sale's state. Assumed shape. */
export const saleStateSchema = v.object({ estado: filled });

/** The result of `saleCheck` and `responseTelcel`. Assumed shape. */
export type SaleState = v.InferOutput<typeof saleStateSchema>;

/** Schema of the result of `status`: the state of the service. Assumed shape. */
export const serviceStateSchema = v.object({ estado: filled });

/** The result of `status`. Assumed shape. */
export type ServiceState = v.InferOutput<typeof serviceStateSchema>;
