/** A story whose state the app cannot come to, with the reason why. */
export interface Exception {
  /** Storybook's id of the story. */
  story: string;
  /** Why it is right as it is. */
  reason: string;
}

/** Every exception of the parity. One that its story does not need any more fails the run. */
export const exceptions: readonly Exception[] = [];
