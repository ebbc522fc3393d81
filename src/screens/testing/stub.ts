/** What a story replaces. */
type Stubs = Readonly<
  Partial<Record<'share' | 'canShare' | 'clipboard' | 'contacts' | 'print', unknown>>
>;

/** Replaces what the browser can do, and returns a function that restores it. */
export function stub(stubs: Stubs): () => void {
  const undo = Object.entries(stubs).map(([name, value]) => {
    const owner = name === 'print' ? window : navigator;
    const own = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { configurable: true, value });
    return () => {
      Reflect.deleteProperty(owner, name);
      if (own) Object.defineProperty(owner, name, own);
    };
  });
  return () => {
    undo.forEach((restore) => restore());
  };
}
