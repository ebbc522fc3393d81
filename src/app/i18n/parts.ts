// Read by the build's own configuration too: no alias imports in here.

/**
 * The groups of texts that come with the screens that need them. The file of a language holds all of
 * them; the build takes it apart, and what is named nowhere here comes with every page.
 */
export const parts = {
  flow: ['carrier', 'field', 'payment', 'receipt'],
  landing: ['landing'],
} as const;

/** A part of the texts that comes with its screens. */
export type TextPart = keyof typeof parts;

/** What stands in the page before its scripts alone. */
const pageOnly = ['boot'];

/** The groups of a language's file that belong to a part, `page` being what every page needs. */
export function pickGroups(texts: object, part: string): object {
  const named = Object.entries<readonly string[]>(parts);
  const own = named.find(([name]) => name === part)?.[1];
  const elsewhere = [...pageOnly, ...named.flatMap(([, groups]) => groups)];
  const isOwn = (group: string) => own?.includes(group) ?? !elsewhere.includes(group);
  return Object.fromEntries(Object.entries(texts).filter(([group]) => isOwn(group)));
}
