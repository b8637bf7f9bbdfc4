/** From here up the room has its rail; below it the take bar stands at the foot. */
export const WIDE = '(min-width: 1100px)';
/** So little is seen, as at 400 % zoom, that the room scrolls as a page and only the take bar stays. */
export const TINY = '(max-height: 520px) and (max-width: 699px)';
