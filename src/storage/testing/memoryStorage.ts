/** Creates a web storage in memory. `overrides` replaces its methods, for example with ones that throw. */
export function memoryStorage(overrides: Partial<Storage> = {}) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    ...overrides,
  } as Storage;
  return { items, storage };
}
