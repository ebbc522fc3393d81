/** The guide of a component: `parameters.about` of its stories. */
export interface About {
  /** When to use it. */
  use: string;
  /** When not to use it. */
  avoid: string;
  /** Its parts in reading order. The selector finds a part in the first story, which marks it. */
  anatomy: readonly (string | readonly [part: string, selector: string])[];
  /** What the keyboard does. */
  keyboard?: readonly string[];
  /** The prop whose values are all shown, each to copy. Its `argTypes` list the values. */
  gallery?: string;
}
