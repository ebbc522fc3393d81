/*
 * The build writes this module into the start, as an inline script at its end. It shows the carriers and the remembered
 * numbers before the app is loaded.
 */
import { excludeCarriers } from '#api/carriers';
import type { Carrier } from '#api/contract';
import { storageKeys } from '#storage/keys';
import type { RememberedTopUp } from '#topup/remembered';
import {
  fillSlots,
  findParts,
  isList,
  isText,
  listOf,
  readResponse,
  showList,
} from './completePage';

function isTopUp({ phone, sku, date, name = '-' }: RememberedTopUp): boolean {
  const isDate = Math.abs(date) < 8e15 && typeof date === 'number';
  return /^\d{10}$/.test(phone) && [phone, sku, name].every(isText) && name.length < 25 && isDate;
}

/** The tiles of a template, by the codes of their carriers. */
function tilesOf({ content }: HTMLTemplateElement): Map<string | undefined, Element> {
  const links = content.querySelectorAll<HTMLElement>('[data-list=carriers] [data-carrier]');
  return new Map([...links].map((link) => [link.dataset['carrier'], link]));
}

/** Marks the button of a number that was pressed last. The app repeats the press. A press of another control cancels it. */
function markButton({ currentTarget, target }: Event): void {
  const pressed = (target as Element).closest('a, button, select, summary');
  if (pressed === null) return;
  for (const button of (currentTarget as Element).querySelectorAll<HTMLElement>('li button')) {
    if (button === pressed) button.dataset['pressed'] = 'true';
    else delete button.dataset['pressed'];
  }
}

/**
 * Shows the remembered numbers, and returns them. Returns undefined, or throws, if they are unusual, or their carriers
 * are excluded or have no tile.
 */
export function showRemembered(
  root: Element,
  template: HTMLTemplateElement,
  stored: unknown,
): RememberedTopUp[] | undefined {
  const tiles = tilesOf(template);
  const list = template.content.querySelector('section ul');
  const [named, plain] = list?.children ?? [];
  const topUps = stored as RememberedTopUp[];
  const isUsual = isList(topUps, 3) && topUps.length > 0 && topUps.every(isTopUp);
  if (!isUsual || topUps.some(({ carrier }) => !tiles.has(carrier))) return undefined;
  root.addEventListener('click', markButton);
  list?.replaceChildren(
    ...topUps.map(({ carrier, phone, name }) => {
      const logo = tiles.get(carrier)?.firstElementChild;
      const label = logo?.getAttribute('aria-label') ?? logo?.textContent ?? '';
      const card = fillSlots(name === undefined ? plain : named, {
        ...Object.fromEntries(Object.entries(phone)),
        carrier: label,
        label: name ?? '',
      });
      card.querySelector('[data-carrier]')?.setAttribute('data-carrier', carrier);
      if (logo) card.querySelector('[translate]')?.replaceWith(logo.cloneNode(true));
      return card;
    }),
  );
  showList(root, template, 'numbers');
  return topUps;
}

/** Shows the carriers of a product list, and returns them. Returns undefined, or throws, if one is unusual or has no tile. */
export function showCarriers(
  root: Element,
  template: HTMLTemplateElement,
  stored: unknown,
  excluded: readonly string[],
): Carrier[] | undefined {
  const tiles = tilesOf(template);
  const carriers = isList(stored) ? excludeCarriers(stored as Carrier[], excluded) : [];
  const items = carriers.map(({ name }) => tiles.get(name)?.parentElement?.cloneNode(true));
  const isUsual = carriers.every(({ categorias }) => Array.isArray(categorias ?? []));
  if (!isUsual || carriers.length === 0 || items.includes(undefined)) return undefined;
  template.content.querySelector('[data-list=carriers]')?.replaceChildren(...(items as Node[]));
  showList(root, template, 'carriers');
  return carriers.map(({ name }) => ({ name }));
}

/** Returns the result of a function, or undefined if it throws: the app shows what is unusual. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Returns a stored value, or undefined if there is none, it is damaged, or the browser denies the storage. */
function read(storage: 'localStorage' | 'sessionStorage', key: string): unknown {
  return attempt(() => JSON.parse(window[storage].getItem(key) ?? 'null') as unknown) ?? undefined;
}

/** Shows the remembered numbers, and the carriers of this visit, of the last one, or of the response. */
async function completeStart(): Promise<void> {
  const parts = findParts();
  if (parts === undefined) return;
  const shown: NonNullable<typeof globalThis.shownEarly> = (globalThis.shownEarly = {});
  const { lastProducts, products, remembered } = storageKeys;
  const { excludedCarriers, remember } = APP_SETTINGS;
  const numbers = remember ? read('localStorage', remembered) : undefined;
  shown.remembered = attempt(() => showRemembered(...parts, numbers));
  const stored = read('sessionStorage', products) ?? read('localStorage', lastProducts);
  shown.carriers = attempt(() => showCarriers(...parts, stored, excludedCarriers));
  if (shown.carriers !== undefined) return;
  const list = listOf(await readResponse());
  if (findParts()) shown.carriers = showCarriers(...parts, list, excludedCarriers);
}

// The app handles each failure.
completeStart().catch(() => undefined);
