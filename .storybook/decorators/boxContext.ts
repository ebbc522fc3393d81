import { createContext } from 'react';

/** Whether a story is rendered in a comparison: inert, without its play, and next to others. */
export const BoxContext = createContext(false);
