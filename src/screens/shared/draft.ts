/** What travels from the carrier screen to the payment screen, in memory alone. */
export interface TopUpDraft {
  /** The phone's ten digits. */
  celular: string;
  /** The carrier's name in the product list. */
  company: string;
  /** The index of the category, to show it again on the way back. */
  category: number;
  /** The chosen product's sku, to show it again on the way back. */
  sku: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The draft in a history entry's state; undefined where another page, or nobody, wrote it. */
export function readDraft(state: unknown): TopUpDraft | undefined {
  if (!isRecord(state)) return undefined;
  const { celular, company, category, sku } = state;
  if (typeof celular !== 'string' || typeof company !== 'string') return undefined;
  if (typeof category !== 'number' || typeof sku !== 'string') return undefined;
  return { celular, company, category, sku };
}
