/**
 * The largest sizes of the production build in kB: of a page's HTML and of the JavaScript that it loads, by kind of page;
 * of the style sheet and of the font. All but the font are compressed by Brotli. A page belongs to the first kind whose
 * address matches. The aims are comments.
 */
export const budgets = {
  pages: [
    { kind: 'products', address: /^\/start$/, html: 9, scripts: 112 }, // 6.5, 98
    { kind: 'carrier', address: /^\/start\/company\//, html: 9, scripts: 136 }, // 122
    // Ten packets, which a server sends before the first acknowledgement.
    { kind: 'other', address: /^/, html: 14, scripts: 108 }, // 96
  ],
  sheet: 13.4, // 11
  font: 26,
};
