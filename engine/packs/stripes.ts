import type { Stream } from '../random/streams.ts';
import type { PreparedSheet } from './prepare.ts';

/** Where a walk over a striped sheet stands: on an entry of a stripe of so many rows, with so many of them `above` it. */
export interface StripePlace {
  readonly entry: number;
  readonly width: number;
  readonly above: number;
}

/** The size of a striped sheet in entries: all of it, and a row. */
export interface StripedSize {
  readonly length: number;
  readonly row: number;
}

/**
 * The next place of the same stripe: a row up, or from its top the lowest row of the column to the left; null at the
 * top of the leftmost column. Rows above the first one are the last ones, as where the next sheet begins.
 */
export function placeAfter({ entry, width, above }: StripePlace, size: StripedSize): StripePlace | null {
  const { row } = size;
  if (above > 0) return { entry: wrapped(entry - row, size), width, above: above - 1 };
  if (entry % row === 0) return null;
  return { entry: wrapped(entry + (width - 1) * row - 1, size), width, above: width - 1 };
}

/** The first place of the stripe that follows on one which ended at this entry: in the rightmost column, a row up. */
export function nextStripe(ended: number, width: number, size: StripedSize): StripePlace {
  return { entry: wrapped(ended - 1, size), width, above: width - 1 };
}

const wrapped = (entry: number, { length }: StripedSize): number => ((entry % length) + length) % length;

/**
 * The next `count` entries of a print run in stripes from a random place on: any entry, a stripe that is met as often
 * as it is wide and weighs, any of its rows. Each stripe after it has a width by weight alone.
 */
export function drawStripes(sheet: PreparedSheet, row: number, count: number, stream: Stream): number[] {
  const size = { length: sheet.cards.length, row };
  const entry = stream.below(size.length);
  const width = stream.chooseWeighted(sheet.firstStripes!.prefixSums) + 1;
  let place: StripePlace = { entry, width, above: stream.below(width) };
  const entries = [place.entry];
  while (entries.length < count) {
    place =
      placeAfter(place, size) ??
      nextStripe(place.entry, stream.chooseWeighted(sheet.stripes!.prefixSums) + 1, size);
    entries.push(place.entry);
  }
  return entries;
}

/** Entries that a pack may have, in the order of its walk, and how likely they are beside other walks. */
export interface StripeWalk {
  readonly weight: number;
  readonly entries: readonly number[];
}

const STEPS_AT_MOST = 1_000_000;

interface Width {
  readonly width: number;
  readonly weight: number;
}

/** A walk that has come to a place, after the entries `before` it. */
interface Branch extends StripePlace {
  readonly before: readonly number[];
  readonly weight: number;
}

/**
 * Every walk of `count` entries, at least one, over a striped sheet; null where they are too many to be counted out.
 * A wide stripe is met more often because it has more places, all of which are as likely.
 */
export function stripeWalks(sheet: PreparedSheet, row: number, count: number): readonly StripeWalk[] | null {
  const size = { length: sheet.cards.length, row };
  const widths = widthsOf(sheet);
  const begins = size.length * widths.reduce((sum, { width }) => sum + width, 0);
  if (begins * count > STEPS_AT_MOST) return null;
  const shares = Array.from({ length: count }, (_, left) => sharesOf(widths, left));
  const open = widths.flatMap((width) => beginsOf(width, size));
  const walks: StripeWalk[] = [];
  for (let branch = open.pop(); branch; branch = open.pop()) {
    const { weight } = branch;
    const { entries, end } = toEndOfStripe(branch, count, size);
    if (entries.length === count) {
      walks.push({ weight, entries });
      if (walks.length * count > STEPS_AT_MOST) return null;
      continue;
    }
    for (const [width, share] of shares[count - entries.length]!)
      open.push({ ...nextStripe(end, width, size), before: entries, weight: weight * share });
  }
  return walks;
}

function widthsOf({ stripes }: PreparedSheet): readonly Width[] {
  const sums = stripes!.prefixSums;
  const widths = Array.from(sums, (sum, at) => ({ width: at + 1, weight: sum - (sums[at - 1] ?? 0) }));
  return widths.filter(({ weight }) => weight > 0);
}

function beginsOf({ width, weight }: Width, { length }: StripedSize): Branch[] {
  return Array.from({ length: length * width }, (_, place) => ({
    entry: Math.floor(place / width),
    width,
    above: place % width,
    before: [],
    weight,
  }));
}

/** The entries up to the end of the stripe, or of the walk where that is nearer, and the last of them. */
function toEndOfStripe(branch: Branch, count: number, size: StripedSize) {
  const entries = [...branch.before];
  let end = branch.entry;
  for (let place: StripePlace | null = branch; place && entries.length < count; ) {
    end = place.entry;
    entries.push(end);
    place = placeAfter(place, size);
  }
  return { entries, end };
}

/** How likely each width is for the last `left` entries, in which a stripe of more rows goes up no further than theirs. */
function sharesOf(widths: readonly Width[], left: number): ReadonlyMap<number, number> {
  const total = widths.reduce((sum, { weight }) => sum + weight, 0);
  const shares = new Map<number, number>();
  for (const { width, weight } of widths) {
    const seen = Math.min(width, left);
    shares.set(seen, (shares.get(seen) ?? 0) + weight / total);
  }
  return shares;
}
