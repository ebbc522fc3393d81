/** The user closed the share sheet, or it is still open from the previous click. */
const NO_FAILURES = ['AbortError', 'InvalidStateError'];

/** What a browser may lack: browsers inside apps, and pages without HTTPS. */
type AvailableNavigator = Partial<Navigator>;

/** Whether the browser can print. */
export function canPrint(): boolean {
  return typeof window.print === 'function';
}

/** Whether the browser can share a text or an address. */
export function canShare(data: ShareData): boolean {
  const available = navigator as AvailableNavigator;
  return typeof available.share === 'function' && (available.canShare?.(data) ?? true);
}

/** Whether the browser can share pictures. */
export function canSharePictures(): boolean {
  const files = [new File([], 'picture.png', { type: 'image/png' })];
  return (navigator as AvailableNavigator).canShare?.({ files }) ?? false;
}

/** Whether the browser can copy a text. */
export function canCopy(): boolean {
  return typeof (navigator as AvailableNavigator).clipboard?.writeText === 'function';
}

/**
 * Prints the page. The promise rejects if the browser does not start to print within a second: in browsers inside apps,
 * `window.print` often has no effect.
 */
export function printPage(): Promise<void> {
  return new Promise((resolve, reject) => {
    window.addEventListener('beforeprint', () => resolve(), { once: true });
    window.print();
    setTimeout(reject, 1000, new Error('The browser does not print.'));
  });
}

/** Shares a text, an address or files. A closed share sheet is not an error. */
export async function share(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && NO_FAILURES.includes(error.name))) throw error;
  }
}

/** Saves a file in the downloads of the browser. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { download: file.name, href: address }).click();
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
