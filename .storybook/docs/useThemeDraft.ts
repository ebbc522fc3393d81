import { useEffect, useRef, useState } from 'react';
import { addons } from 'storybook/preview-api';
import type { Scheme } from '#theme/contract';
import type { ContrastIssue } from '../studio/roles';
import { decodeDraft, encodeDraft, initialDraft, type ThemeDraft } from '../studio/themeDraft';

/** The debounce of the URL update, in milliseconds. */
const REST_MS = 300;

/** The window whose URL the user sees: Storybook's, or the page's own outside Storybook. */
export const outer = window.parent;

function savedText(): string | null {
  return new URLSearchParams(outer.location.search).get('studio');
}

function save(text: string): void {
  if (outer === window) {
    const address = new URL(window.location.href);
    address.searchParams.set('studio', text);
    window.history.replaceState(window.history.state, '', address);
  } else {
    addons.getChannel().emit('studio/address', text);
  }
}

/** The draft as the parts of the page show and change it. */
export interface StudioPart {
  /** The draft of the theme. */
  draft: ThemeDraft;
  /** Changes a part of the draft. */
  change: (part: Partial<ThemeDraft>) => void;
  /** Updates the draft. */
  setDraft: (change: (before: ThemeDraft) => ThemeDraft) => void;
  /** The scheme that is shown. */
  scheme: Scheme;
  /** The pairs with too little contrast in all schemes. */
  issues: readonly ContrastIssue[];
}

/** The draft in the URL of the page. The URL follows the changes of the draft. */
export function useThemeDraft() {
  const [draft, setDraft] = useState(initialDraft);
  const [encoded, setEncoded] = useState('');
  const [isReady, setIsReady] = useState(false);
  const isFirst = useRef(true);

  useEffect(() => {
    const text = savedText();
    void (text === null ? Promise.resolve(undefined) : decodeDraft(text)).then((found) => {
      if (found !== undefined) setDraft(found);
      setIsReady(true);
    });
  }, []);

  useEffect(() => {
    if (!isReady) return undefined;
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        void encodeDraft(draft).then((text) => {
          if (!isCurrent) return;
          setEncoded(text);
          if (savedText() !== text) save(text);
        });
      },
      isFirst.current ? 0 : REST_MS,
    );
    isFirst.current = false;
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [draft, isReady]);

  function change(part: Partial<ThemeDraft>) {
    setDraft((before) => ({ ...before, ...part }));
  }

  return { draft, encoded, change, setDraft };
}
