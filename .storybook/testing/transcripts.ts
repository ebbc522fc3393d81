/** The stories whose play is the main interaction of a screen. Their announcements are recorded. */
const interactions = [
  'flows-keyboard-only--buy-by-keyboard',
  'screens-carrier--phone-missing',
  'screens-carrier--choose-a-product',
  'screens-payment--cardholder-missing',
  'screens-products--abono-popup',
  'screens-receipt--pay',
];

/** The theme of all transcripts. */
export const SPOKEN_CARRIER = 'TELCEL';

/** Whether there is a transcript of the story: of reading it, or of its play. */
export function hasTranscript(id: string): boolean {
  return isRead(id) || isInteraction(id);
}

/** Whether the story is read from top to bottom: the first one of each component and screen. */
export function isRead(id: string): boolean {
  return id.endsWith('--default') && !id.startsWith('flows-');
}

/** Whether the announcements during the story's play are recorded. */
export function isInteraction(id: string): boolean {
  return interactions.includes(id);
}
