/** Prevents the navigation of links that no router handles: their pages do not exist in Storybook. */
export function preventNavigation(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('[data-story] a[href]');
    if (/^(https?:|\/)/.test(link?.getAttribute('href') ?? '')) event.preventDefault();
  });
}
