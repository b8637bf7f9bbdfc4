/** From here up the room has its rail; below it the page scrolls and the take bar stands at the foot. */
export const WIDE = '(min-width: 1100px)';
