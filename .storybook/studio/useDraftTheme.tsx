import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { wordmarks } from '#components/CarrierLogo';
import { createStore } from '#hooks/createStore';
import { catalogue } from '#mocks/catalogue';
import type { Theme } from '#theme/contract';
import { themeDeclarations } from '#theme/themeCss';
import { carrierThemes, themes } from '#theme/themes';
import { Drawing } from './Drawing';
import { themeOfDraft, type ThemeDraft } from './themeDraft';

/** The id of the style element with the draft's colours. */
const STYLE = 'studio';

/** The carrier whose products the draft sells. */
const LIKE = 'TELCEL';

function paint(theme: Theme): void {
  const found = document.getElementById(STYLE);
  const style = found ?? document.createElement('style');
  style.id = STYLE;
  // The repeated attribute has a higher specificity than the other themes.
  const own = `[data-carrier="${theme.code}"]`;
  style.textContent = `${own}${own}{${themeDeclarations(theme)}}`;
  if (found === null) document.head.append(style);
}

/** Adds the theme, the wordmark and the products of a draft to those of this document. Returns a function that removes them. */
function registerTheme(draft: ThemeDraft): () => void {
  const theme = themeOfDraft(draft);
  const { code } = theme;
  const { wordmark } = draft;
  if (wordmark !== undefined) wordmarks.set(code, <Drawing wordmark={wordmark} />);
  const sold = catalogue.find(({ name }) => name === LIKE);
  const own = sold && { ...sold, name: code };
  const lists = [
    [carrierThemes, theme],
    [themes, theme],
    [catalogue, own],
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
    paint(themeOfDraft(draft));
  }, [draft]);
  return registered === identity ? identity : '';
}
