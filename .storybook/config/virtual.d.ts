declare module 'virtual:parts' {
  /** What each component and each screen is made of, by its name. */
  export const parts: Readonly<Record<string, readonly string[]>>;
}
