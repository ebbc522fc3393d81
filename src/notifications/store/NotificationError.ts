/** Thrown for a content without a text, and by a provider or region that is missing or cannot be used. */
export class NotificationError extends Error {
  override readonly name = 'NotificationError';
}
