/** The value of the carrier toolbar that shows every theme on one page. */
export const SIDE_BY_SIDE = 'all';
