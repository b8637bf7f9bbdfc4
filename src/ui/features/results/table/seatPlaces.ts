/** Most seats that find room around the drawn table; larger tables are a list. */
export const SEATS_AROUND_AT_MOST = 10;

const spread = (part: number, power: number) => Math.sign(part) * Math.abs(part) ** power;

/**
 * Where a seat stands around the table, in per cent of its box, the centre of its card. `offset` counts seats to the
 * left of the one at the bottom: the left neighbour stands to the left of it.
 */
export function seatPlace(offset: number, seats: number): { readonly x: number; readonly y: number } {
  const angle = Math.PI / 2 + (offset * 2 * Math.PI) / seats;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(50 + 37.5 * spread(Math.cos(angle), 0.56)),
    y: round(50 + 42.5 * spread(Math.sin(angle), 0.56)),
  };
}
