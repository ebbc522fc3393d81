/** The values of the toolbars that a page starts with. */
export const initialGlobals = {
  carrier: 'TELCEL',
  scheme: 'system',
  language: 'es',
  network: 'ok',
  textSize: '100-percent',
  textLength: 'written',
  play: 'on',
} as const;

/** The toolbars by name, each with its options. */
type Toolbars = Readonly<Record<string, { toolbar?: { items?: readonly unknown[] } }>>;

/** The initial values of the toolbars whose value in a link is none of their options. */
export function correctionsOf(
  globals: Readonly<Record<string, unknown>>,
  toolbars: Toolbars,
): Record<string, string> {
  const unknown = Object.entries(initialGlobals).filter(([name]) => {
    const values = (toolbars[name]?.toolbar?.items ?? []).map((item) =>
      item instanceof Object && 'value' in item ? item.value : item,
    );
    return !values.includes(globals[name]);
  });
  return Object.fromEntries(unknown);
}
