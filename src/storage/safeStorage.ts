import * as v from 'valibot';

/** Returns the storage, or undefined if there is none. It may throw, for example if cookies are blocked. */
type StorageGetter = () => Storage | undefined;

/** One stored value. Its methods never throw, even if the storage does. */
export interface StoredValue<TRead, TWrite = TRead> {
  /** Returns the value, or `undefined` if there is none or it is invalid. */
  read: () => TRead | undefined;
  write: (value: TWrite) => void;
  clear: () => void;
}

/** Strings by key. They stay available if the storage fails. */
export interface SafeStorage {
  get: (key: string) => string | undefined;
  /** Writes a text, or removes it. Returns whether it survives a reload. */
  set: (key: string, text: string | undefined) => boolean;
  /** Returns whether the text that was set last survives a reload. */
  isStored: (key: string) => boolean;
}

/**
 * Stores strings in Web Storage, and in memory if a write fails. Memory has precedence over the storage,
 * which may still contain an older value that it could not remove.
 */
export function createSafeStorage(getStorage: StorageGetter): SafeStorage {
  const memory = new Map<string, string | undefined>();
  const read = (key: string) => attempt(() => getStorage()?.getItem(key)) ?? undefined;
  return {
    get: (key) => (memory.has(key) ? memory.get(key) : read(key)),
    isStored: (key) => !memory.has(key),
    set(key, text) {
      attempt(() => {
        if (text === undefined) getStorage()?.removeItem(key);
        else getStorage()?.setItem(key, text);
      });
      // Reading the text back detects a storage that is full, blocked, or silently ignores writes.
      const isStored = read(key) === text;
      if (isStored) memory.delete(key);
      else memory.set(key, text);
      return isStored;
    },
  };
}

/** The texts in session storage. */
export const sessionStore = createSafeStorage(() => window.sessionStorage);

/** The texts in local storage. */
export const localStore = createSafeStorage(() => window.localStorage);

/**
 * Creates a stored value, which is written as JSON and validated by a schema when it is read. The schema `written`
 * validates what is written, and drops what must not be stored.
 */
export function createStoredValue<TRead, TWrite = TRead>(
  store: SafeStorage,
  key: string,
  schema: v.GenericSchema<unknown, TRead>,
  written: v.GenericSchema = schema,
): StoredValue<TRead, TWrite> {
  // The product list is large, and most screens read it.
  let last: { text: string; value: TRead | undefined } | undefined;
  return {
    read() {
      const text = store.get(key);
      if (text === undefined) return undefined;
      if (last?.text !== text) {
        last = { text, value: attempt(() => v.parse(schema, JSON.parse(text))) };
      }
      return last.value;
    },
    write(value) {
      store.set(
        key,
        attempt(() => JSON.stringify(v.parse(written, value))),
      );
    },
    clear() {
      store.set(key, undefined);
    },
  };
}

/** Returns the result of a function, or undefined if it throws. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
