import type { Carrier } from '../src/recargas/contract';

/**
 * What the app must be given, beside the story's route, network and session, to come to the story's
 * state: `parameters.parity` of a screen's story. The gate of parity gives it to the built app.
 */
export interface Parity {
  /** What the server sells, in place of the sample catalogue. */
  catalogue?: Carrier[];
  /** Whether no call reaches the server. */
  offline?: boolean;
  /** What comes of sharing; a browser without a share sheet where nothing is said. */
  share?: 'accepted' | 'cancelled';
  /** Whether the browser has no clipboard. */
  withoutClipboard?: boolean;
  /** The module whose code does not arrive. */
  missing?: string;
  /** The build's variables that differ. */
  settings?: Readonly<Record<string, string>>;
  /** The selector of the part of the app's page that the story shows alone. */
  part?: string;
}
