/** The part of the story context that listeners receive. */
interface MountContext {
  id: string;
  globals: Readonly<Record<string, unknown>>;
  parameters: Readonly<Record<string, unknown>>;
  canvasElement: HTMLElement;
  mount: (...args: never[]) => Promise<unknown>;
}

/** Called before a story renders. The returned function is called after the render, before its play. */
type Listener = (story: Omit<MountContext, 'mount'>) => (() => Promise<void>) | undefined;

const listeners = new Map<string, Listener>();

/** Registers a listener. A setup that runs for each file replaces its listener by the same name. */
export function onMount(name: string, listener: Listener): void {
  listeners.set(name, listener);
}

/** Notifies the listeners of the test run about a story. */
export function emitMount(context: MountContext): void {
  const afterMount = Array.from(listeners.values(), (listener) => listener(context));
  const mount = context.mount;
  context.mount = async (...args) => {
    const canvas = await mount(...args);
    for (const notify of afterMount) await notify?.();
    return canvas;
  };
}
