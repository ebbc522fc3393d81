/** What a story is known by. */
interface Mounting {
  id: string;
  globals: Readonly<Record<string, unknown>>;
  parameters: Readonly<Record<string, unknown>>;
  canvasElement: HTMLElement;
  mount: (...args: never[]) => Promise<unknown>;
}

/** Is called before a story renders; the returned function is called after the render, before its play. */
type Listener = (story: Omit<Mounting, 'mount'>) => (() => Promise<void>) | undefined;

const listeners = new Map<string, Listener>();

/** Has a test run hear of each story; a setup that runs anew for each file takes its own place again. */
export function onMount(name: string, listener: Listener): void {
  listeners.set(name, listener);
}

/** Notifies the listeners of the test run, if any, of a story. */
export function emitMount(context: Mounting): void {
  const stands = Array.from(listeners.values(), (listener) => listener(context));
  const mount = context.mount;
  context.mount = async (...args) => {
    const canvas = await mount(...args);
    for (const hear of stands) await hear?.();
    return canvas;
  };
}
