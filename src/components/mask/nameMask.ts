import type { Edited, Insertion, Mask } from './contract';
import { keepName, lettersOf, trimName } from './letters';

function insert({ before, text, after, whole }: Insertion): Edited | undefined {
  const head = keepName(before + text);
  const raw = keepName(before + text + after);
  const isLost = lettersOf(raw).length < lettersOf(before + text + after).length;
  if (!whole && isLost) return undefined;
  return head === before ? undefined : { raw, caret: head.length };
}

/** A mask of letters: what is shown is the value itself. */
export const nameMask: Mask = {
  hidden: false,
  format: (raw) => raw,
  places: (raw) => Array.from({ length: raw.length + 1 }, (_, place) => place),
  rest: () => '',
  clean: keepName,
  insert,
  finish: trimName,
};
