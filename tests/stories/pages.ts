/** A story of a screen or a flow is a page, unless it shows a section of one. */
export function isPage(id: string): boolean {
  return /^(screens|flows)-/.test(id) && !id.startsWith('screens-landing-sections-');
}
