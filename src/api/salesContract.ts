import * as v from 'valibot';

const filled = v.pipe(v.string(), v.nonEmpty());

/** Schema of what `saleRequest` sends: a product and the ten digits of a phone. Assumed shape. */
export const saleInputSchema = v.object({ sku: v.string(), celular: v.string() });

/** What `saleRequest` sends. Assumed shape. */
export type SaleInput = v.InferOutput<typeof saleInputSchema>;

/** Schema of a sale's folio: sent by a check, answered by a sale. Assumed shape. */
export const saleFolioSchema = v.object({ folio: filled });

/** What `saleRequest` answers, and what `saleCheck` and `responseTelcel` send. Assumed shape. */
export type SaleFolio = v.InferOutput<typeof saleFolioSchema>;

/** Schema of what `saleCheck` and `responseTelcel` answer: the sale's state. Assumed shape. */
export const saleStateSchema = v.object({ estado: filled });

/** What `saleCheck` and `responseTelcel` answer. Assumed shape. */
export type SaleState = v.InferOutput<typeof saleStateSchema>;

/** Schema of what `status` answers: the state of the service. Assumed shape. */
export const serviceStateSchema = v.object({ estado: filled });

/** What `status` answers. Assumed shape. */
export type ServiceState = v.InferOutput<typeof serviceStateSchema>;
