import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { Category, Product } from '#recargas/contract';
import { isPhone } from '#recargas/fields';
import { useEnvironment } from '#screens/environment';
import { isDraftOf, readDraft, type TopUpDraft } from '../shared/draft';
import { useKeepInEntry } from '../shared/useKeepInEntry';
import type { CarrierValues } from './rules';

/** How long a number that is being typed rests before it is kept, in ms: browsers refuse many changes in a short time. */
const REST_MS = 300;

function initialValues(company: string, draft: TopUpDraft | undefined): CarrierValues {
  if (draft?.company !== company) return { celular: '', company, categoria: 0, producto: '' };
  const { celular, category, sku, price, place } = draft;
  return { celular, company, categoria: category, producto: sku, precio: price, lugar: place };
}

function toDraft(values: CarrierValues): TopUpDraft {
  const { celular, company, categoria, producto, precio, lugar } = values;
  return { celular, company, category: categoria, sku: producto, price: precio, place: lugar };
}

/** The chosen product: where it was chosen, or, in a list that has changed since, where it stands now. */
function findProduct(
  products: readonly Product[],
  { place = -1, ...choice }: Pick<TopUpDraft, 'sku' | 'price' | 'place'>,
): Product | undefined {
  const there = products[place];
  if (there !== undefined && isDraftOf(choice, there)) return there;
  return products.find((product) => isDraftOf(choice, product));
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
  const [categoria, producto, precio, lugar] = useWatch({
    control,
    name: ['categoria', 'producto', 'precio', 'lugar'],
  });
  const products = useMemo(() => categories.flatMap(({ productos }) => productos), [categories]);
  const index = categoria < categories.length ? categoria : 0;

  function keep(): void {
    keepInEntry(toDraft(getValues()));
  }

  // The number that is paid for is the one typed last, whichever way the payment is come back to.
  function remember(celular: string): void {
    session.phones.set(company, celular);
  }

  const kept = readDraft(location.state)?.company === company ? getValues('celular') : undefined;
  const rememberKept = useEffectEvent(() => {
    if (kept !== undefined) remember(kept);
  });
  useEffect(() => {
    rememberKept();
  }, []);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function stopTimer(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
  }
  useLayoutEffect(() => stopTimer, []);

  /** Keeps a whole number, and forgets one that is whole no more; any other is kept when it rests. */
  function keepPhone(): void {
    stopTimer();
    remember(getValues('celular'));
    const kept = readDraft(location.state)?.celular ?? '';
    if (isPhone(getValues('celular')) || isPhone(kept)) keep();
    else timer.current = setTimeout(keepTyped, REST_MS);
  }

  /** Keeps a number that has not rested yet. */
  function keepTyped(): void {
    if (timer.current === undefined) return;
    stopTimer();
    keep();
  }

  return {
    form,
    index,
    category: categories[index],
    product: findProduct(products, { sku: producto, price: precio, place: lugar }),
    /** The product that was chosen last, which a slow phone may not show yet. */
    latestProduct: () => findProduct(products, toDraft(getValues())),
    keep,
    keepPhone,
    keepTyped,
    draft: () => toDraft(getValues()),
    chooseCategory: (next: number) => {
      setValue('categoria', next);
      keep();
    },
    chooseProduct: (product: Product) => {
      setValue('lugar', products.indexOf(product));
      setValue('precio', product.precio);
      setValue('producto', product.sku);
      session.selection.write(product);
      keep();
    },
    resetAll: () => {
      reset(initialValues(company, undefined));
      remember('');
      session.selection.clear();
      keep();
    },
  };
}

/** What {@link useCarrierForm} gives. */
export type CarrierForm = ReturnType<typeof useCarrierForm>;
