/** A story of a screen or a flow is a page. */
export function isPage(id: string): boolean {
  return /^(screens|flows)-/.test(id);
}
