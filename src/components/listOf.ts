import { logMistake } from '#theme/logMistake';

const EMPTY: readonly never[] = [];

/** Returns the list of a prop, or an empty one in place of anything else, so that the rest of the page is shown. */
export function listOf<Item>(
  list: readonly Item[] | null | undefined,
  prop: string,
): readonly Item[] {
  if (Array.isArray(list)) return list as readonly Item[];
  // A list that is not loaded yet is nothing.
  if (list) logMistake(`The prop ${prop} of a component is no list. Pass an array.`);
  return EMPTY;
}
