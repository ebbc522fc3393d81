/** The guide of a component: `parameters.about` of its stories. */
export interface About {
  /** When to use it. */
  use: string;
  /** When not to use it. */
  avoid: string;
  /** What the keyboard does. */
  keyboard?: readonly string[];
}
