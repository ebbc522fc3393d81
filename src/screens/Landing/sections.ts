/** The ids of the landing page's sections, in their order (requirements §2). */
export const sections = ['home', 'services', 'about-us', 'shop', 'contact'] as const;

/** The id of a section. */
export type SectionId = (typeof sections)[number];

/** The id of the page's footer, which ends the last section. */
export const FOOTER_ID = 'footer';
