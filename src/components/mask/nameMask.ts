import type { Edited, Insertion, Mask } from './contract';
import { hasRoomForGroup, keepName, lettersOf, trimName } from './letters';

function insert({ before, text, after, whole }: Insertion): Edited | undefined {
  // A space before another one begins a group between the two, which has yet to be typed.
  if (!whole && after.startsWith(' ') && keepName(before + text) === `${before} `) {
    if (!hasRoomForGroup(before + after)) return undefined;
    return { raw: `${before} ${after}`, caret: before.length + 1 };
  }
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
