/** The value of the carrier and scheme toolbars that shows all themes or schemes on one page. */
export const SIDE_BY_SIDE = 'all';

/** Whether a toolbar shows a story in all themes or all schemes on one page. */
export function isSideBySide({ carrier, scheme }: Readonly<Record<string, unknown>>): boolean {
  return carrier === SIDE_BY_SIDE || scheme === SIDE_BY_SIDE;
}
