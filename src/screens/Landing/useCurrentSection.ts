import { useEffect, useState } from 'react';

/** The ids of the landing page's sections, in their order (requirements §2). */
export const sections = ['home', 'services', 'about-us', 'shop', 'contact'] as const;

/** The id of a section. */
export type SectionId = (typeof sections)[number];

/** The id of the page's footer, which ends the last section. */
export const FOOTER_ID = 'footer';

/** A line at 40 % of the viewport height. The section that intersects it is the current one. */
const LINE = '-40% 0px -59.9% 0px';

/** Returns the section in view. It is the last one if the page's footer is in view. */
export function useCurrentSection(): SectionId {
  const [crossing, setCrossing] = useState<SectionId>('home');
  const [atEnd, setAtEnd] = useState(false);

  useEffect(() => {
    const line = new IntersectionObserver(
      (entries) => {
        const target = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        const section = sections.find((id) => id === target?.id);
        if (section !== undefined) setCrossing(section);
      },
      // Uses the viewport of this document, even if the page is in a frame.
      { root: document, rootMargin: LINE },
    );
    const end = new IntersectionObserver(
      (entries) => setAtEnd(entries.some(({ intersectionRatio }) => intersectionRatio > 0.9)),
      { threshold: [0.5, 0.95] },
    );
    for (const id of sections) {
      const section = document.getElementById(id);
      if (section !== null) line.observe(section);
    }
    const footer = document.getElementById(FOOTER_ID);
    if (footer !== null) end.observe(footer);
    return () => {
      line.disconnect();
      end.disconnect();
    };
  }, []);

  return (atEnd ? sections.at(-1) : undefined) ?? crossing;
}
