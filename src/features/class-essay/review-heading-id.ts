/** Where the review begins, below the reading on narrow screens. */
export const REVIEW_HEADING_ID = 'revisao-do-professor';
