/** Prevents line breaks between a number and its unit, and in _EE. UU._, in a text of the server. */
export function nonBreakingUnits(text: string): string {
  return text.replace(
    /(\d|\bEE\.) (?=(?:UU\.|[KMGT]B|SMS|min|minutos?|h|horas?|d[ií]as?)(?!\p{L}))/giu,
    '$1\u00a0',
  );
}
