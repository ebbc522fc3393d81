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
export const TRANSCRIPT_CARRIER = 'TELCEL';

/** Whether the story is read from top to bottom: the first one of each component and screen. */
export function hasReadingTranscript(id: string): boolean {
  return id.endsWith('--default') && !id.startsWith('flows-');
}

/** Whether the announcements during the story's play are recorded. */
export function hasInteractionTranscript(id: string): boolean {
  return interactions.includes(id);
}
