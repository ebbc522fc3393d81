/**
 * Stands for the hands of the virtual screen reader, which here only reads: its own copy of the
 * library would take hold of the page's fields beside the one with which the stories type.
 */
export const userEvent = { setup: () => ({}) };
