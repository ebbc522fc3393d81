/*
 * What the inline scripts have in common that complete a page with lists (`completeCarrier.ts`, `completeStart.ts`): they
 * fill the template of the build exactly as React renders the page, so that the lists are shown before the app is loaded.
 */
import type { Carrier } from '#api/contract';
import type { RememberedTopUp } from '#topup/remembered';

/** What the inline script shows before the app is loaded. */
interface ShownEarly {
  /** Whether the page of a carrier shows its products. */
  hasProducts?: boolean;
  /** The carriers of the start, without their products. */
  carriers?: Carrier[] | undefined;
  /** The remembered numbers of the start. */
  remembered?: RememberedTopUp[] | undefined;
}

declare global {
  var shownEarly: ShownEarly | undefined;
}

/** Values by the name of their slot in the template. */
type Slots = Readonly<Record<string, string>>;

export function isText(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^[^\p{Cc}\p{Cs}\p{NChar}]{1,1000}$/u.test(value) &&
    value.trim() !== ''
  );
}

export function isList(value: unknown, length = 100): value is unknown[] {
  return Array.isArray(value) && value.length <= length;
}

/** Returns the product list of a response, or undefined if it has none. */
export function listOf(response: unknown): Carrier[] | undefined {
  const { code, message, result } = response as Record<string, unknown>;
  const isSuccess = code === 0 && typeof (message ?? '') === 'string';
  return isSuccess && isList(result) ? (result as Carrier[]) : undefined;
}

/** Returns the prefetched response. */
export async function readResponse(): Promise<unknown> {
  const response = await globalThis.prefetched?.response;
  return response?.ok === true ? response.clone().json() : {};
}

/** Returns the root element and the template of a page. The app removes the template before it renders the page. */
export function findParts(): [Element, HTMLTemplateElement] | undefined {
  const root = document.getElementById('root');
  const template = document.querySelector<HTMLTemplateElement>('template#list');
  const isPage = root?.dataset['page'] === window.location.pathname;
  return isPage && template !== null ? [root, template] : undefined;
}

/** Copies an element, with values in its slots. */
export function fillSlots(sample: Element | undefined, slots: Slots): Element {
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

/** Replaces the elements of a list with those of the template. */
export function showList(root: Element, { content }: HTMLTemplateElement, list: string): void {
  const selector = `[data-list=${list}]`;
  const elements = content.querySelectorAll(selector);
  root.querySelectorAll(selector).forEach((element, index) => {
    element.replaceWith(...[...elements].slice(index, index + 1));
  });
}
