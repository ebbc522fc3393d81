declare module 'virtual:parts' {
  /** What each component and each screen is made of, and whether it differs between carriers, by its name. */
  export const parts: Readonly<
    Record<string, { readonly parts: readonly string[]; readonly differs: boolean } | undefined>
  >;
}
