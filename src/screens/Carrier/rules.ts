import type { Product } from '#api/contract';
import { phoneRule, type PhoneValues } from '../form/phoneRule';
import type { Rule } from '../form/useRuledForm';

/** The values of the carrier form, with the field names of requirements §3. */
export interface CarrierValues extends PhoneValues {
  company: string;
  categoria: string;
  producto: Pick<Product, 'sku' | 'precio'> | undefined;
}

/** The rules of the carrier form. The first one that is broken shows its warning (requirements §5). */
export const rules: readonly Rule<CarrierValues>[] = [
  phoneRule,
  {
    field: 'producto',
    isValid: ({ producto }) => producto !== undefined,
    title: 'carrier.warning.product',
  },
];
