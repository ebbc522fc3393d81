/** What a story is known by. */
interface Mounting {
  id: string;
  globals: Readonly<Record<string, unknown>>;
  mount: (...args: never[]) => Promise<unknown>;
}

/** Hears of a story before it stands; what it returns is called once it does, before its play. */
type Listener = (story: Pick<Mounting, 'id' | 'globals'>) => (() => Promise<void>) | undefined;

let listener: Listener | undefined;

/** Has a test run hear of each story. */
export function onMount(next: Listener): void {
  listener = next;
}

/** Lets the test run, where there is one that asks, hear of a story. */
export function tellOfMount(context: Mounting): void {
  const stands = listener?.(context);
  if (stands === undefined) return;
  const mount = context.mount;
  context.mount = async (...args) => {
    const canvas = await mount(...args);
    await stands();
    return canvas;
  };
}
