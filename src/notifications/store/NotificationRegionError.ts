/** Thrown by a `NotificationRegion` that cannot show the notifications. */
export class NotificationRegionError extends Error {
  override readonly name = 'NotificationRegionError';
}
