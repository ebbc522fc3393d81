import * as v from 'valibot';

/** Returns the storage, or undefined if there is none. It may throw, for example if cookies are blocked. */
export type StorageGetter = () => Storage | undefined;

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
  set: (key: string, text: string | undefined) => void;
}

/**
 * Stores strings in Web Storage, and in memory if a write fails. Memory has precedence over the storage,
 * which may still contain an older value that it could not remove.
 */
export function createSafeStorage(getStorage: StorageGetter): SafeStorage {
  const memory = new Map<string, string | undefined>();

  function get(key: string): string | undefined {
    return memory.has(key) ? memory.get(key) : readStored(getStorage, key);
  }

  function set(key: string, text: string | undefined): void {
    if (writeStored(getStorage, key, text)) {
      memory.delete(key);
    } else {
      memory.set(key, text);
    }
  }

  return { get, set };
}

/** Creates a stored value, which is written as JSON and validated by a schema when it is read. */
export function createStoredValue<TRead, TWrite = TRead>(
  store: SafeStorage,
  key: string,
  schema: v.GenericSchema<unknown, TRead>,
  toStored: (value: TWrite) => unknown = (value) => value,
): StoredValue<TRead, TWrite> {
  return {
    read: () => parse(schema, store.get(key)),
    write: (value) => {
      store.set(key, stringify(toStored(value)));
    },
    clear: () => {
      store.set(key, undefined);
    },
  };
}

function readStored(getStorage: StorageGetter, key: string): string | undefined {
  try {
    const text: unknown = getStorage()?.getItem(key);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Writes or removes a text. Returns whether the storage then contains it, or nothing if it was removed. */
function writeStored(getStorage: StorageGetter, key: string, text: string | undefined): boolean {
  try {
    const storage = getStorage();
    if (text === undefined) {
      storage?.removeItem(key);
    } else {
      storage?.setItem(key, text);
    }
  } catch {
    // The storage is full or blocked. The comparison below detects this.
  }
  // Reading the text back detects a storage that silently ignores writes.
  return readStored(getStorage, key) === text;
}

function parse<T>(schema: v.GenericSchema<unknown, T>, text: string | undefined): T | undefined {
  if (text === undefined) {
    return undefined;
  }
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the JSON of a value, or `undefined` if it cannot be serialized. */
function stringify(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
