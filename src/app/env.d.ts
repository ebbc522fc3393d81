interface ImportMetaEnv {
  /** Whether the app runs on its own mocks; an inline condition on it keeps them out of other builds. */
  readonly VITE_MOCKS?: string;
}
