/** Seats of the largest table. */
export const SEATS_AT_MOST = 16;

/** Cards that may lie open to one seat at once: all of them are shown, ranked and kept with each decision. */
export const OPEN_CARDS_AT_MOST = 1000;
