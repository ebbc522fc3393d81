import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { wordmarks } from '#components/CarrierLogo';
import { createStore } from '#hooks/createStore';
import { catalogue } from '#mocks/catalogue';
import { themeDeclarations } from '#theme/themeCss';
import { carrierThemes } from '#theme/themes';
import { themeOfDraft, type ThemeDraft } from './themeDraft';
import type { Wordmark } from './wordmark';

/** The carrier whose products the draft sells. */
const LIKE = 'TELCEL';

/** A wordmark in the colour of the text around it. */
export function Drawing({ wordmark: { width, height, paths } }: { wordmark: Wordmark }) {
  return (
    <svg
      aria-hidden="true"
      fill="currentColor"
      focusable="false"
      style={{ blockSize: `${String(height / 1000)}em`, maxInlineSize: '100%' }}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
    >
      {paths.map(({ d, evenOdd }) => (
        <path d={d} fillRule={evenOdd ? 'evenodd' : undefined} key={d} />
      ))}
    </svg>
  );
}

/** Adds the theme, the wordmark and the products of a draft to those of this document. Returns a function that removes them. */
function registerTheme(draft: ThemeDraft): () => void {
  const theme = themeOfDraft(draft);
  const { code } = theme;
  const { wordmark } = draft;
  if (wordmark !== undefined) wordmarks.set(code, <Drawing wordmark={wordmark} />);
  const products = { ...catalogue.find(({ name }) => name === LIKE), name: code };
  const lists = [
    [carrierThemes, theme],
    [catalogue, products],
  ] as unknown as [unknown[], unknown][];
  for (const [list, item] of lists) list.push(item);
  return () => {
    wordmarks.delete(code);
    for (const [list, item] of lists) list.splice(list.indexOf(item), 1);
  };
}

/** Shows a draft as a theme of this document. Returns a key that changes with its parts other than colours, and is empty at first. */
export function useDraftTheme(draft: ThemeDraft): string {
  const { name, code, currency, wordmark } = draft;
  const identity = JSON.stringify([name, code, currency, wordmark]);
  const [store] = useState(() => createStore(''));
  const registered = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const register = useEffectEvent(() => registerTheme(draft));
  useEffect(() => {
    const remove = register();
    store.set(identity);
    return remove;
  }, [identity, store]);
  useEffect(() => {
    const style = document.head.appendChild(document.createElement('style'));
    // The repeated attribute has a higher specificity than the other themes.
    const own = `[data-carrier="${draft.code}"]`;
    style.textContent = `${own}${own}{${themeDeclarations(themeOfDraft(draft))}}`;
    return () => {
      style.remove();
    };
  }, [draft]);
  return registered === identity ? identity : '';
}
