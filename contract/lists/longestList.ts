/** The most characters of a list of cards that is read. */
export const LONGEST_LIST = 600_000;
