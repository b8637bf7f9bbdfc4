/**
 * The cookie that says how a browser shows names of cards: in the language of its reader, unless it holds `own`, for the names
 * of the data, which are mostly English.
 */
export const CARD_NAMES_COOKIE = 'card-names';
export const OWN_NAMES = 'own';
