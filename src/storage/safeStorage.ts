import * as v from 'valibot';

/** Gives the storage, or nothing where there is none. It may throw, as a sealed browser's does. */
export type StorageGetter = () => Storage | undefined;

/** One remembered value. Nothing here throws, whatever the storage does. */
export interface StoredValue<TRead, TWrite = TRead> {
  /** The value, or `undefined` when there is none or it has another shape. */
  read: () => TRead | undefined;
  write: (value: TWrite) => void;
  clear: () => void;
}

/** Texts by key, which outlive a storage that fails. */
export interface SafeStorage {
  get: (key: string) => string | undefined;
  set: (key: string, text: string | undefined) => void;
}

/**
 * Keeps texts in Web Storage, and in memory what it did not take. The memory wins over the storage,
 * which may still hold an older text that it would not let go.
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

/** Makes a slot which keeps a value as JSON and reads it back through a schema. */
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

/** Whether the storage now holds the text, or nothing when there is none to hold. */
function writeStored(getStorage: StorageGetter, key: string, text: string | undefined): boolean {
  try {
    const storage = getStorage();
    if (text === undefined) {
      storage?.removeItem(key);
    } else {
      storage?.setItem(key, text);
    }
  } catch {
    // Full or sealed: whether it kept the text shows below.
  }
  // Reading back tells a storage that swallows writes from one that keeps them.
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

/** JSON of a value; `undefined` for one that JSON cannot hold. */
function stringify(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
