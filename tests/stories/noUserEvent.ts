/**
 * Replaces user-event in the virtual screen reader, which only reads here. Its own copy of the library
 * would patch the page's fields in addition to the copy that the stories use.
 */
export const userEvent = { setup: () => ({}) };
