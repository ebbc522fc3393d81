/*
 * The build writes this module into the pages of carriers, as an inline script at their end. It completes the page
 * exactly as React renders it with the product list, so that the products are shown before the app is loaded.
 */
import type { Carrier, Category, Product } from '#api/contract';
import { defaultLanguage } from '#i18n/languages';
import { nonBreakingUnits } from '#screens/data/nonBreakingUnits';
import { storageKeys } from '#storage/keys';
import { amountParts } from '#theme/formatAmount';

/** The longest list that is shown, and the longest text. The app shows longer ones. */
const MAX_ITEMS = 100;
const MAX_CHARACTERS = 1_000;

/** Values by the name of their slot in the template. */
type Slots = Readonly<Record<string, string>>;

function isText(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.trim() !== '' &&
    value.length <= MAX_CHARACTERS &&
    !/\p{Cs}/u.test(value)
  );
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length <= MAX_ITEMS;
}

function isProduct(value: unknown): value is Product {
  const { sku, precio, descripcion, vigencia } = value as Product;
  return (
    isText(sku) &&
    isText(descripcion) &&
    Number.isFinite(precio) &&
    precio >= 0 &&
    (vigencia ?? 0) >= 0 &&
    Number.isInteger(vigencia ?? 0) &&
    (vigencia ?? 0) < MAX_ITEMS * 100
  );
}

function isCategory(value: unknown): value is Category {
  const { Categoria, productos } = value as Category;
  return (
    isText(Categoria) &&
    Categoria === Categoria.trim() &&
    isList(productos) &&
    productos.every(isProduct)
  );
}

/**
 * Returns the categories of a carrier in a response, or undefined if anything violates the contract or is unusual. It is
 * stricter than the schema of the app, which would otherwise render another list.
 */
export function findCategories(response: unknown, carrier: string): Category[] | undefined {
  const { code, message, result } = response as Record<string, unknown>;
  if (code !== 0 || typeof (message ?? '') !== 'string' || !isList(result)) return undefined;
  const found = (result as Carrier[]).find(({ name }) => name.trim() === carrier);
  const { name, categorias } = found ?? {};
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
  for (const tab of (currentTarget as Element).children) {
    if (pressed !== null) tab.setAttribute('aria-selected', String(tab === pressed));
  }
}

/** Fills the template of the build with categories, and the products of the first one. */
export function fillTemplate(template: HTMLTemplateElement, categories: readonly Category[]): void {
  const { currency = '' } = template.dataset;
  const tabs = template.content.querySelector('[role=tablist]');
  const group = template.content.querySelector('[role=radiogroup]');
  const [selected, other] = tabs?.children ?? [];
  const [plain, oneDay, days] = group?.children ?? [];

  tabs?.addEventListener('click', selectTab);
  tabs?.replaceChildren(
    ...categories.map(({ Categoria }, index) =>
      fill(index === 0 ? selected : other, { Categoria, index: String(index) }),
    ),
  );
  group?.replaceChildren(
    ...(categories[0]?.productos ?? []).map(({ sku, precio, descripcion, vigencia }) => {
      const { before, after } = amountParts(precio, {
        language: defaultLanguage,
        currency,
        short: true,
      });
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
  // A page with restored choices, or without storage, is left to the app.
  if (sessionStorage.getItem(storageKeys.purchase) !== null) return undefined;
  const stored = sessionStorage.getItem(storageKeys.products);
  if (stored !== null) return { code: 0, result: JSON.parse(stored) as unknown };
  const response = await globalThis.prefetched?.response;
  return response?.ok === true ? response.clone().json() : undefined;
}

async function completePage(): Promise<void> {
  const response = await readResponse();
  const root = document.getElementById('root');
  // The app removes the template when it renders the page.
  const template = document.getElementById('list');
  if (!(template instanceof HTMLTemplateElement) || root?.dataset['page'] !== location.pathname) {
    return;
  }
  const categories = findCategories(response, template.dataset['carrier'] ?? '');
  if (categories === undefined) return;
  fillTemplate(template, categories);
  root.querySelector('form')?.lastElementChild?.replaceWith(template.content);
  root.dataset['list'] = 'shown';
}

// The app handles each failure.
completePage().catch(() => undefined);
