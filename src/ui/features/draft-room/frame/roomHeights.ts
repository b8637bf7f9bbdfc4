/** How the room lies in its window. Only `loose` scrolls as a page: so little is seen that bars would hide the rest. */
export type RoomLayout = 'wide' | 'tablet' | 'phone' | 'flat' | 'loose';

/** Heights in px of what stands at the foot of the room; the style sheets have them as variables. */
export interface FootHeights {
  /** The bar with the brass button, where there is no rail. */
  readonly bar: number;
  /** The pool while it is a line. */
  readonly peek: number;
  /** The pool while it is half open. */
  readonly half: number;
}

const SHORT_PX = 700;
const PHONE_BELOW_PX = 560;
const FLAT_BELOW_PX = 420;

/** What a room between its seats and the lower edge is, by its size; `loose` is for the page to say. */
export const layoutOf = (width: number, height: number): Exclude<RoomLayout, 'wide' | 'loose'> =>
  height < FLAT_BELOW_PX ? 'flat' : width < PHONE_BELOW_PX ? 'phone' : 'tablet';

/** What the foot takes of that many px between the seats and the lower edge. */
export function footHeights(layout: RoomLayout, height: number): FootHeights {
  const isShort = height < SHORT_PX;
  switch (layout) {
    case 'wide':
      return { bar: 0, peek: isShort ? 52 : 64, half: isShort ? 196 : 240 };
    case 'flat':
      return { bar: 56, peek: 0, half: 150 };
    case 'phone':
      return { bar: 76, peek: 60, half: Math.round(0.42 * height) };
    default:
      return { bar: 76, peek: 60, half: isShort ? 190 : 240 };
  }
}
