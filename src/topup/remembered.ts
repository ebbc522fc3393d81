import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { isCompletePhone } from '#masks/phone';
import { storageKeys } from '#storage/keys';
import { createStoredValue, type SafeStorage } from '#storage/safeStorage';
import { listen } from '#utils/listen';
import { momentSchema, type Receipt } from './receipt';

/** The maximum number of remembered top-ups. */
const MAX_REMEMBERED = 3;

/** The maximum length of a name, in characters. */
export const MAX_NAME_LENGTH = 24;

const textSchema = v.pipe(v.string(), v.nonEmpty());

const rememberedSchema = v.object({
  carrier: textSchema,
  phone: v.pipe(v.string(), v.check(isCompletePhone)),
  sku: textSchema,
  date: momentSchema,
  name: v.optional(v.pipe(textSchema, v.maxLength(MAX_NAME_LENGTH))),
});

/**
 * A top-up that the user asked to remember on the device, without data of the card or its holder: the carrier's name,
 * the digits of the phone number, the SKU of the product, the time of the payment (in milliseconds since 1970), and the
 * user's name for the number. The carrier and the phone number identify it.
 */
export type RememberedTopUp = v.InferOutput<typeof rememberedSchema>;

/** What identifies a remembered top-up. */
type RememberedKey = Pick<RememberedTopUp, 'carrier' | 'phone'>;

/** A damaged top-up is left out, and the others stay. */
const listSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((items) =>
    items.filter((item) => v.is(rememberedSchema, item)).slice(0, MAX_REMEMBERED),
  ),
);

/** Returns whether two top-ups are for the same number of the same carrier. */
export function isSameNumber(one: RememberedKey, other: RememberedKey): boolean {
  return one.carrier === other.carrier && one.phone === other.phone;
}

/** Returns what can be remembered of a receipt, or undefined if the receipt has no phone number, for example. */
export function rememberable(receipt: Receipt): RememberedTopUp | undefined {
  const { carrier, phone, sku, paidAt: date } = receipt;
  const parsed = v.safeParse(rememberedSchema, { carrier, phone, sku, date });
  return parsed.success ? parsed.output : undefined;
}

/**
 * Creates the store of the remembered top-ups over a storage that outlasts the visit. At most three are kept, the newest
 * first. If the storage throws, they are in memory until the page unloads.
 */
export function createRemembered(storage: SafeStorage) {
  const stored = createStoredValue(storage, storageKeys.remembered, listSchema);
  const read = () => stored.read() ?? [];
  const listeners = new Set<() => void>();

  function write(next: RememberedTopUp[]): void {
    if (next.length === 0) stored.clear();
    else stored.write(next);
    for (const listener of [...listeners]) listener();
  }

  /** Puts a top-up first. It replaces that of the same number, whose name it keeps, or else the oldest of three. */
  function remember(topUp: RememberedTopUp): void {
    const last = read().find((one) => isSameNumber(one, topUp));
    const others = read().filter((one) => !isSameNumber(one, topUp));
    write([{ name: last?.name, ...topUp }, ...others].slice(0, MAX_REMEMBERED));
  }

  return {
    read,
    remember,
    /** Returns the stored text, which differs after each change, also by another tab. */
    getSnapshot: () => storage.get(storageKeys.remembered),
    /** Calls `listener` after each change, also by another tab. Returns a function that unsubscribes. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      const stop = listen(window, ['storage'], listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    /** Returns whether the last change is lost when the page unloads, because the storage is full or blocked. */
    isTemporary: () => !storage.isStored(storageKeys.remembered),
    /** Brings back a top-up that another one has replaced, as the oldest, if there is room for it. */
    restore(topUp: RememberedTopUp): void {
      const others = read().filter((one) => !isSameNumber(one, topUp));
      if (others.length < MAX_REMEMBERED) write([...others, topUp]);
    },
    /** Remembers the product and the date of a receipt, if its number is already remembered. */
    update(receipt: Receipt): void {
      const topUp = rememberable(receipt);
      if (topUp && read().some((one) => isSameNumber(one, topUp))) remember(topUp);
    },
    /** Names a remembered number. A blank name removes the name. */
    rename(topUp: RememberedKey, text: string): void {
      const name = text.trim().slice(0, MAX_NAME_LENGTH) || undefined;
      write(read().map((one) => (isSameNumber(one, topUp) ? { ...one, name } : one)));
    },
    /** Removes the top-up of a number, or each one without an argument. */
    forget(topUp?: RememberedKey): void {
      write(read().filter((one) => topUp !== undefined && !isSameNumber(one, topUp)));
    },
  };
}

/** The store of the remembered top-ups. Its methods never throw. */
export type RememberedStore = ReturnType<typeof createRemembered>;

/** Returns the remembered top-ups, the newest first. Undefined on the server and during hydration. */
export function useRemembered(store: RememberedStore): RememberedTopUp[] | undefined {
  const text = useSyncExternalStore(store.subscribe, store.getSnapshot, () => null);
  return text === null ? undefined : store.read();
}
