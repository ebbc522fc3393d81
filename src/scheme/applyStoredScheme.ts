import { storageKeys } from '#storage/keys';
import { localStore } from '#storage/safeStorage';

/** Returns the scheme that a stored text names, if any. */
export function schemeOf(text: string | null | undefined): 'light' | 'dark' | undefined {
  return text === 'light' || text === 'dark' ? text : undefined;
}

/**
 * Applies the colour scheme of an earlier visit before the first paint. A `theme-color` for more contrast keeps
 * that condition.
 */
export function applyStoredScheme(): void {
  const scheme = schemeOf(localStore.get(storageKeys.scheme));
  if (scheme === undefined) return;
  document.documentElement.dataset['scheme'] = scheme;
  for (const tag of document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const isDark = tag.media.includes('dark');
    const media = tag.media.replace('(prefers-color-scheme: dark)', 'all');
    tag.media = isDark === (scheme === 'dark') ? media : 'not all';
  }
}
