/*
 * The build writes this module into the pages of carriers, as an inline script at their end. It completes the page
 * exactly as React renders it with the product list, so that the products are shown before the app is loaded.
 */
import type { Carrier, Category, Product } from '#api/contract';
import { defaultLanguage } from '#i18n/languages';
import { nonBreakingUnits } from '#screens/data/nonBreakingUnits';
import { storageKeys } from '#storage/keys';
import { amountParts } from '#theme/formatAmount';

/** Values by the name of their slot in the template. */
type Slots = Readonly<Record<string, string>>;

function isText(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^[^\p{Cc}\p{Cs}\p{NChar}]{1,1000}$/u.test(value) &&
    value.trim() !== ''
  );
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length <= 100;
}

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
  const { code, message, result } = response as {
    code: unknown;
    message: unknown;
    result: Carrier[];
  };
  if (code !== 0 || typeof (message ?? '') !== 'string' || !isList(result)) return undefined;
  const { name, categorias } = result.find((one) => one.name.trim() === carrier) ?? {};
  const isValid = name === carrier && isList(categorias) && categorias.every(isCategory);
  return isValid && categorias[0]?.productos.length ? categorias : undefined;
}

/** Copies an element, with values in its slots. */
function fill(sample: Element | undefined, slots: Slots): Element {
  const copy = sample?.cloneNode(true) as Element;
  const replace = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, key: string) => slots[key] ?? '');
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const attribute of element.attributes) attribute.value = replace(attribute.value);
    for (const node of element.childNodes) {
      if (node instanceof Text) node.data = replace(node.data);
    }
  }
  return copy;
}

/** Selects the pressed tab. The app then shows the products of its category. */
function selectTab({ currentTarget, target }: Event): void {
  const pressed = (target as Element).closest('[role=tab]');
  for (const tab of pressed ? (currentTarget as Element).children : []) {
    tab.setAttribute('aria-selected', String(tab === pressed));
  }
}

/** Fills the template of the build with categories, and the products of the first one. */
export function fillTemplate(
  { content, dataset }: HTMLTemplateElement,
  categories: readonly Category[],
): void {
  const tabs = content.querySelector('[role=tablist]');
  const group = content.querySelector('[role=radiogroup]');
  const [selected, other] = tabs?.children ?? [];
  const [plain, oneDay, days] = group?.children ?? [];
  const format = { language: defaultLanguage, currency: dataset['currency'] ?? '', short: true };

  tabs?.addEventListener('click', selectTab);
  tabs?.replaceChildren(
    ...categories.map(({ Categoria }, index) =>
      fill(index === 0 ? selected : other, {
        Categoria: nonBreakingUnits(Categoria),
        index: String(index),
      }),
    ),
  );
  group?.replaceChildren(
    ...(categories[0]?.productos ?? []).map(({ sku, precio, descripcion, vigencia }) => {
      const { before, after } = amountParts(precio, format);
      const sample = vigencia === 1 ? oneDay : days;
      return fill(vigencia ? sample : plain, {
        sku,
        // The sign is in the template, before or after the number.
        number: before + after,
        descripcion: nonBreakingUnits(descripcion),
        vigencia: String(vigencia),
      });
    }),
  );
}

/** Returns the product list of this visit, as a response, or the prefetched response. */
async function readResponse(): Promise<unknown> {
  const purchase = sessionStorage.getItem(storageKeys.purchase) ?? '{}';
  // A page with stored choices, or without storage, is left to the app.
  if ((JSON.parse(purchase) as { carrier?: string }).carrier) return undefined;
  const stored = sessionStorage.getItem(storageKeys.products);
  if (stored !== null) return { code: 0, result: JSON.parse(stored) as unknown };
  const response = await globalThis.prefetched?.response;
  return response?.ok === true ? response.clone().json() : undefined;
}

async function completePage(): Promise<void> {
  const response = await readResponse();
  const root = document.getElementById('root');
  // The app removes the template before it renders the page.
  const template = document.querySelector<HTMLTemplateElement>('template#list');
  if (template === null || root?.dataset['page'] !== window.location.pathname) return;
  const categories = findCategories(response, template.dataset['carrier'] ?? '');
  if (categories === undefined) return;
  fillTemplate(template, categories);
  root.querySelector('form')?.children[1]?.replaceWith(template.content);
  root.dataset['list'] = 'shown';
}

// The app handles each failure.
completePage().catch(() => undefined);
