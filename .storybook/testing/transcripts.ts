/** The stories whose play is the main interaction of a screen: what is said while it runs is kept. */
const interactions = [
  'flows-keyboard-only--default',
  'screens-carrier--phone-missing',
  'screens-carrier--product-chosen',
  'screens-payment--cardholder-missing',
  'screens-products--abono-popup',
  'screens-receipt--default',
];

/** The theme in which all transcripts are taken down. */
export const SPOKEN_CARRIER = 'TELCEL';

/** Whether what a screen reader says is kept of the story: reading it, or while its play runs. */
export function hasTranscript(id: string): boolean {
  return isRead(id) || isInteraction(id);
}

/** The first story's map comes when it comes: the other says the same each time. */
const MAP = {
  first: 'components-media-mapembed--default',
  read: 'components-media-mapembed--not-in-view',
};

/** Whether the story is read from top to bottom: the first of each component and screen. */
export function isRead(id: string): boolean {
  if (id === MAP.first) return false;
  return id === MAP.read || (id.endsWith('--default') && !id.startsWith('flows-'));
}

/** Whether what is said while the story's play runs is kept. */
export function isInteraction(id: string): boolean {
  return interactions.includes(id);
}
