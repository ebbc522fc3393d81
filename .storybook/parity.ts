import type { Carrier } from '../src/recargas/contract';

/**
 * What the built app must be given, beside the story's end state, to show what the story shows:
 * `parameters.parity` of a screen's story.
 */
export interface Parity {
  /** What the server sells, in place of the sample catalogue. */
  catalogue?: Carrier[];
  /** Whether no call reaches the server. */
  offline?: boolean;
  /** The selector of the part of the app's page that the story shows alone. */
  part?: string;
}
