/*
 * The build writes this module into the pages of carriers, as an inline script at their end. It shows the products before
 * the app is loaded.
 */
import type { Category, Product } from '#api/contract';
import { defaultLanguage } from '#i18n/languages';
import { nonBreakingUnits } from '#screens/data/nonBreakingUnits';
import { storageKeys } from '#storage/keys';
import { amountParts } from '#theme/formatAmount';
import {
  fillSlots,
  findParts,
  isList,
  isText,
  listOf,
  readResponse,
  showList,
} from './completePage';

function isProduct({ sku, precio, descripcion, vigencia }: Product): boolean {
  const isAmount = (value: number) => Number.isFinite(value) && value >= 0 && value < 1e6;
  return isText(sku) && isText(descripcion) && isAmount(precio) && isAmount(vigencia ?? 0);
}

function isCategory({ Categoria, productos }: Category): boolean {
  const isLabel = isText(Categoria) && Categoria === Categoria.trim();
  return isLabel && isList(productos) && productos.every(isProduct);
}

/**
 * Returns the categories of a carrier in a response. Returns undefined, or throws, if anything violates the contract or
 * is unusual, which only the app shows.
 */
export function findCategories(response: unknown, carrier: string): Category[] | undefined {
  const one = listOf(response)?.find(({ name }) => name.trim() === carrier);
  const { name, categorias } = one ?? {};
  const isValid = name === carrier && isList(categorias) && categorias.every(isCategory);
  return isValid && categorias[0]?.productos.length ? categorias : undefined;
}

/** Selects the pressed tab. The app then shows the products of its category. */
function selectTab({ currentTarget, target }: Event): void {
  const pressed = (target as Element).closest('[role=tab]');
  for (const tab of pressed ? (currentTarget as Element).children : []) {
    tab.setAttribute('aria-selected', String(tab === pressed));
  }
}

/** Shows categories, and the products of the first one. */
export function showProducts(
  root: Element,
  template: HTMLTemplateElement,
  categories: readonly Category[],
): void {
  const { content, dataset } = template;
  const tabs = content.querySelector('[role=tablist]');
  const group = content.querySelector('[role=radiogroup]');
  const [selected, other] = tabs?.children ?? [];
  const [plain, oneDay, days] = group?.children ?? [];
  const format = { language: defaultLanguage, currency: dataset['currency'] ?? '', short: true };

  tabs?.addEventListener('click', selectTab);
  tabs?.replaceChildren(
    ...categories.map(({ Categoria }, index) =>
      fillSlots(index === 0 ? selected : other, {
        Categoria: nonBreakingUnits(Categoria),
        index: String(index),
      }),
    ),
  );
  group?.replaceChildren(
    ...(categories[0]?.productos ?? []).map(({ sku, precio, descripcion, vigencia }) => {
      const { before, after } = amountParts(precio, format);
      const sample = vigencia === 1 ? oneDay : days;
      return fillSlots(vigencia ? sample : plain, {
        sku,
        // The sign is in the template, before or after the number.
        number: before + after,
        descripcion: nonBreakingUnits(descripcion),
        vigencia: String(vigencia),
      });
    }),
  );
  showList(root, template, 'products');
}

async function completeCarrier(): Promise<void> {
  const carrier = findParts()?.[1].dataset['carrier'] ?? '';
  const purchase = sessionStorage.getItem(storageKeys.purchase) ?? '{}';
  // A page with stored choices, or without storage, is left to the app.
  if ((JSON.parse(purchase) as { carrier?: string }).carrier) return;
  const stored: unknown = JSON.parse(sessionStorage.getItem(storageKeys.products) ?? 'null');
  const response = stored === null ? await readResponse() : { code: 0, result: stored };
  const categories = findCategories(response, carrier);
  const parts = findParts();
  if (categories === undefined || parts === undefined) return;
  showProducts(...parts, categories);
  globalThis.shownEarly = { hasProducts: true };
}

// The app handles each failure.
completeCarrier().catch(() => undefined);
