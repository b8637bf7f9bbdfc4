/** From here up the room has its rail; below it the take bar is at the foot. */
export const WIDE = '(min-width: 1100px)';
/** So little is seen, as at 400 % zoom, that the room scrolls as a page and only the take bar stays. */
export const TINY = '(max-height: 520px) and (max-width: 699px)';

// The same limits in styles. Low windows count as phones: they are phones on their side.
export const NARROW = '@media (max-width: 1099px)';
export const SLIM = '@media (max-width: 899px)';
export const COMPACT = '@media (max-width: 760px), (max-width: 1099px) and (max-height: 520px)';
export const PHONE = '@media (max-width: 640px), (max-width: 1099px) and (max-height: 520px)';
export const SMALLEST = '@media (max-width: 379px)';
export const FLAT = '@media (min-width: 700px) and (max-width: 1099px) and (max-height: 520px)';

/** Out of sight, and read out. */
export const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  '&& *': { whiteSpace: 'nowrap' },
  clipPath: 'inset(50%)',
} as const;
