import { useSyncExternalStore } from 'react';
import { listen } from '#utils/listen';

/** The ids of the landing page's sections, in their order (requirements §2). */
export const sections = ['home', 'services', 'about-us', 'shop', 'contact'] as const;

/** The id of a section. */
export type SectionId = (typeof sections)[number];

/** The height in px above the end of the page in which the last section is the current one. */
const END = 48;

/** Returns the section at 40 % of the viewport height, or the last one at the end of the page. */
function findCurrent(): SectionId {
  const { clientHeight, scrollHeight } = document.documentElement;
  if (window.scrollY + clientHeight > scrollHeight - END) return sections.at(-1) ?? 'home';
  const isReached = (id: SectionId) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= clientHeight * 0.4;
  };
  return sections.findLast(isReached) ?? 'home';
}

function subscribe(notify: () => void): () => void {
  return listen(window, ['scroll', 'resize'], notify);
}

/** Returns the section in view: the first one on the server and during hydration. */
export function useCurrentSection(): SectionId {
  return useSyncExternalStore(subscribe, findCurrent, () => 'home');
}
