import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { decodeDraft, encodeDraft, initialDraft, type ThemeDraft } from './themeDraft';

/** The debounce of the URL update, in milliseconds. */
const REST_MS = 300;

/** The window whose URL the user sees: Storybook's, or the page's own outside Storybook. */
const outer = window.parent;

/** The URL of the page with a draft. */
export function linkOf(encoded: string): URL {
  const address = new URL(outer.location.href);
  address.searchParams.set('studio', encoded);
  return address;
}

function save(encoded: string): void {
  if (outer === window) window.history.replaceState(window.history.state, '', linkOf(encoded));
  else addons.getChannel().emit('studio/address', encoded);
}

/** The draft as the parts of the page show and change it. */
export interface StudioPart {
  /** The draft of the theme. */
  draft: ThemeDraft;
  /** Updates the draft. */
  setDraft: (change: (before: ThemeDraft) => ThemeDraft) => void;
}

/** The draft in the URL of the page, and its encoded text. The URL follows the changes of the draft. */
export function useThemeDraft() {
  const [draft, setDraft] = useState(initialDraft);
  const [encoded, setEncoded] = useState<string>();

  useEffect(() => {
    const text = new URLSearchParams(outer.location.search).get('studio') ?? '';
    void decodeDraft(text).then((found) => {
      if (found !== undefined) setDraft(found);
      setEncoded(text);
    });
  }, []);

  const isReady = encoded !== undefined;
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => {
      void encodeDraft(draft).then((text) => {
        setEncoded(text);
        save(text);
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [draft, isReady]);

  return { draft, encoded: encoded ?? '', setDraft };
}
