import { useEffect, useRef, useState } from 'react';
import { addons } from 'storybook/preview-api';
import {
  decodeProposal,
  encodeProposal,
  firstProposal,
  type ThemeDraft,
} from '../studio/themeDraft';

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

/** A part of the studio: what is proposed, and how to change it. */
export interface StudioPart {
  /** What is proposed. */
  proposal: ThemeDraft;
  /** Called with what the person changes. */
  change: (part: Partial<ThemeDraft>) => void;
}

/** The proposal of the page's address, which follows what the person makes of it. */
export function useProposal() {
  const [proposal, setProposal] = useState(firstProposal);
  const [encoded, setEncoded] = useState('');
  const [isReady, setIsReady] = useState(false);
  const isFirst = useRef(true);

  useEffect(() => {
    const text = savedText();
    void (text === null ? Promise.resolve(undefined) : decodeProposal(text)).then((found) => {
      if (found !== undefined) setProposal(found);
      setIsReady(true);
    });
  }, []);

  useEffect(() => {
    if (!isReady) return undefined;
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        void encodeProposal(proposal).then((text) => {
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
  }, [proposal, isReady]);

  function change(part: Partial<ThemeDraft>) {
    setProposal((before) => ({ ...before, ...part }));
  }

  return { proposal, encoded, change, setProposal };
}
