/** Keeps a story in its frame: a link that no router takes would lead to a page that is not there. */
export function preventNavigation(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('[data-story] a[href]');
    if (/^(https?:|\/)/.test(link?.getAttribute('href') ?? '')) event.preventDefault();
  });
}
