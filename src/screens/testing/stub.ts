import { fn, spyOn } from 'storybook/test';

/** A share sheet in which the user shares. */
export const share = fn((_: ShareData) => Promise.resolve());

/** A clipboard that takes a text. */
export const writeText = fn((_: string) => Promise.resolve());

/** A share sheet or a clipboard that the browser refuses. */
export const refuse = fn(() => Promise.reject(new DOMException('Refused', 'NotAllowedError')));

/** Rejects as a share sheet that the user closes. */
export const cancel = fn(() => Promise.reject(new DOMException('Refused', 'AbortError')));

/** Prevents downloads and returns the list of their names, which grows. */
export function watchDownloads(): string[] {
  const names: string[] = [];
  const click = spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function save(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

/** What a story replaces. */
type Stubs = Readonly<
  Partial<Record<'share' | 'canShare' | 'clipboard' | 'contacts' | 'locks' | 'print', unknown>>
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
