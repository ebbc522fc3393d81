/** Thrown by `notify` without both a title and a message (requirements §8): pass at least one of them. */
export class NotificationContentError extends Error {
  override readonly name = 'NotificationContentError';

  constructor() {
    super('Toast notification can not be without both message and title.');
  }
}

/** Thrown where notifications are used without a provider above. */
export class NotificationProviderError extends Error {
  override readonly name = 'NotificationProviderError';

  constructor(user: string) {
    super(
      `${user} found no notification store: it takes the store from the nearest provider above it. ` +
        'Wrap the tree in <NotificationProvider>.',
    );
  }
}
