import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { Category, Product } from '#recargas/contract';
import { isPhone } from '#recargas/fields';
import { useEnvironment } from '#screens/environment';
import { isDraftOf, readDraft, type TopUpDraft } from '../shared/draft';
import { useKeepInEntry } from '../shared/useKeepInEntry';
import type { CarrierValues } from './rules';

function initialValues(company: string, draft: TopUpDraft | undefined): CarrierValues {
  if (draft?.company !== company) return { celular: '', company, categoria: 0, producto: '' };
  const { celular, category, sku, price } = draft;
  return { celular, company, categoria: category, producto: sku, precio: price };
}

function toDraft(values: CarrierValues): TopUpDraft {
  const { celular, company, categoria, producto, precio } = values;
  const draft = { celular, company, category: categoria, sku: producto };
  return precio === undefined ? draft : { ...draft, price: precio };
}

function findProduct(
  categories: readonly Category[],
  choice: Pick<TopUpDraft, 'sku' | 'price'>,
): Product | undefined {
  for (const { productos } of categories) {
    const product = productos.find((one) => isDraftOf(choice, one));
    if (product !== undefined) return product;
  }
  return undefined;
}

/** The carrier screen's form and its choices; it starts from the draft that its history entry keeps. */
export function useCarrierForm(company: string, categories: readonly Category[]) {
  const { session } = useEnvironment();
  const location = useLocation();
  const keepInEntry = useKeepInEntry();
  const form = useForm<CarrierValues>({
    defaultValues: initialValues(company, readDraft(location.state)),
  });
  const { control, getValues, reset, setValue } = form;
  const [categoria, producto, precio] = useWatch({
    control,
    name: ['categoria', 'producto', 'precio'],
  });
  const index = categoria < categories.length ? categoria : 0;

  function keep(): void {
    keepInEntry(toDraft(getValues()));
  }

  /** Keeps a whole number, and forgets one that is whole no more; all else waits for the field to be left. */
  function keepPhone(): void {
    const kept = readDraft(location.state)?.celular ?? '';
    if (isPhone(getValues('celular')) || isPhone(kept)) keep();
  }

  return {
    form,
    index,
    category: categories[index],
    product: findProduct(categories, {
      sku: producto,
      ...(precio !== undefined && { price: precio }),
    }),
    keep,
    keepPhone,
    draft: () => toDraft(getValues()),
    chooseCategory: (next: number) => {
      setValue('categoria', next);
      keep();
    },
    chooseProduct: (product: Product) => {
      setValue('precio', product.precio);
      setValue('producto', product.sku);
      session.selection.write(product);
      keep();
    },
    resetAll: () => {
      reset(initialValues(company, undefined));
      session.selection.clear();
      keep();
    },
  };
}

/** What {@link useCarrierForm} gives. */
export type CarrierForm = ReturnType<typeof useCarrierForm>;
