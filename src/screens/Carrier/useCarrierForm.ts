import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { Category, Product } from '#recargas/contract';
import { useServices } from '#screens/services';
import { readDraft } from '../shared/draft';
import { resolveFirstFailure } from '../shared/firstFailure';
import { carrierRules, type CarrierValues } from './rules';

const resolver = resolveFirstFailure(carrierRules);

function findProduct(categories: readonly Category[], sku: string): Product | undefined {
  return categories.flatMap(({ productos }) => productos).find((product) => product.sku === sku);
}

/** The carrier screen's form and its choices; it starts from the draft that a way back brings along. */
export function useCarrierForm(company: string, categories: readonly Category[]) {
  const { session } = useServices();
  const draft = readDraft(useLocation().state);
  const kept = draft?.company === company ? draft : undefined;
  const form = useForm<CarrierValues>({
    defaultValues: {
      celular: kept?.celular ?? '',
      company,
      categoria: kept?.category ?? 0,
      producto: kept?.sku ?? '',
    },
    resolver,
    shouldFocusError: false,
  });
  const { categoria = 0, producto = '' } = useWatch({ control: form.control });
  const index = categoria < categories.length ? categoria : 0;

  return {
    form,
    index,
    category: categories[index],
    product: findProduct(categories, producto),
    chooseCategory(next: number) {
      form.setValue('categoria', next);
    },
    chooseProduct(product: Product) {
      form.setValue('producto', product.sku);
      form.clearErrors('producto');
      session.selection.write(product);
    },
    resetAll() {
      form.reset({ celular: '', company, categoria: 0, producto: '' });
      session.selection.clear();
    },
  };
}

/** What {@link useCarrierForm} gives. */
export type CarrierForm = ReturnType<typeof useCarrierForm>;
