import { operable } from './criteria/operable';
import { perceivable } from './criteria/perceivable';
import { robust } from './criteria/robust';
import { understandable } from './criteria/understandable';

export type { Criterion } from './criteria/criterion';

/** The 55 criteria of WCAG 2.2 at levels A and AA, in its order. WCAG 2.2 has no 4.1.1. */
export const criteria = [...perceivable, ...operable, ...understandable, ...robust];
