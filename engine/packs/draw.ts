import type { Stream } from '../random/streams.ts';
import { prepareWeights } from '../random/weights.ts';
import { drawRun, drawStriped, type RunProgress } from './collate.ts';
import type { PreparedSheet } from './prepare.ts';
import { drawStripes } from './stripes.ts';

const TRIES_BEFORE_SORTING = 48;
const BALANCED_TRIES = 200;

/** What one pack has already drawn from one sheet. */
export interface SheetProgress extends RunProgress {
  /** Entries that may not come again in this pack. */
  taken: number[];
}

export function freshProgress(): SheetProgress {
  return { taken: [], runAt: -1, stripeWidth: 0, stripeColumn: 0 };
}

/**
 * Draws `count` entries of one sheet for one slot, remembering in `progress` what the pack has had; `blocked` are
 * entries that the pack has from other sheets.
 */
export function drawEntries(
  sheet: PreparedSheet,
  count: number,
  isDistinct: boolean,
  progress: SheetProgress,
  stream: Stream,
  blocked: readonly number[] = [],
): number[] {
  if (sheet.kind.type === 'printRun') return drawRun(sheet, sheet.kind.groupSize, count, progress, stream);
  if (sheet.kind.type === 'striped')
    return sheet.firstStripes
      ? drawStripes(sheet, sheet.kind.length, count, stream)
      : drawStriped(sheet, sheet.kind.length, count, progress, stream);
  if (!isDistinct || sheet.mayRepeat) return drawHand(sheet, count, null, stream);
  const drawn = drawHand(sheet, count, union(progress.taken, blocked), stream);
  for (const entry of drawn) {
    if (progress.taken.length >= sheet.cards.length) progress.taken = [];
    progress.taken.push(entry);
  }
  return drawn;
}

function union(taken: readonly number[], blocked: readonly number[]): readonly number[] {
  return blocked.length === 0 ? taken : [...new Set([...taken, ...blocked])];
}

/** `before` are the entries that may not come again, null when any may. */
function drawHand(sheet: PreparedSheet, count: number, before: readonly number[] | null, stream: Stream) {
  return sheet.balanceBits
    ? drawBalanced(sheet, sheet.balanceBits, count, before, stream)
    : drawPlain(sheet, count, before, stream);
}

function drawOne(sheet: PreparedSheet, stream: Stream): number {
  return sheet.weights.isUniform
    ? stream.below(sheet.cards.length)
    : stream.chooseWeighted(sheet.weights.prefixSums);
}

function drawAmong(sheet: PreparedSheet, isAllowed: (entry: number) => boolean, stream: Stream): number {
  const sums = sheet.weights.prefixSums;
  const allowed = sheet.cards.map((_, entry) => entry).filter(isAllowed);
  const left = prepareWeights(allowed.map((entry) => sums[entry]! - (entry > 0 ? sums[entry - 1]! : 0)));
  return allowed[stream.chooseWeighted(left.prefixSums)]!;
}

/** An entry that is not in `held` from place `since` on. */
function drawFresh(sheet: PreparedSheet, held: readonly number[], since: number, stream: Stream): number {
  for (let tries = 0; tries < TRIES_BEFORE_SORTING; tries += 1) {
    const entry = drawOne(sheet, stream);
    if (!held.includes(entry, since)) return entry;
  }
  return drawAmong(sheet, (entry) => !held.includes(entry, since), stream);
}

function drawPlain(
  sheet: PreparedSheet,
  count: number,
  before: readonly number[] | null,
  stream: Stream,
): number[] {
  if (before === null) return Array.from({ length: count }, () => drawOne(sheet, stream));
  const held = before.slice();
  let since = 0;
  for (let index = 0; index < count; index += 1) {
    if (held.length - since >= sheet.cards.length) since = held.length;
    held.push(drawFresh(sheet, held, since, stream));
  }
  return before.length === 0 ? held : held.slice(before.length);
}

/**
 * Draws until the cards show as many values as they can: the plain distribution under the condition of balance,
 * so every hand that is balanced keeps its relative chance.
 */
function drawBalanced(
  sheet: PreparedSheet,
  bits: readonly number[],
  count: number,
  before: readonly number[] | null,
  stream: Stream,
): number[] {
  const wanted = Math.min(count, sheet.balanceCount);
  for (let tries = 0; tries < BALANCED_TRIES; tries += 1) {
    const drawn = drawPlain(sheet, count, before, stream);
    let shown = 0;
    for (const entry of drawn) shown |= bits[entry]!;
    if (countBits(shown) >= wanted) return drawn;
  }
  return drawValueByValue(sheet, bits, count, before, stream);
}

function drawValueByValue(
  sheet: PreparedSheet,
  bits: readonly number[],
  count: number,
  before: readonly number[] | null,
  stream: Stream,
): number[] {
  const drawn: number[] = [];
  const taken = before ? before.slice() : [];
  let shown = 0;
  for (const value of stream.shuffle(Array.from({ length: sheet.balanceCount }, (_, index) => 1 << index))) {
    const isAllowed = (entry: number) => (bits[entry]! & value) !== 0 && !taken.includes(entry);
    if (drawn.length >= count || (shown & value) !== 0 || !sheet.cards.some((_, entry) => isAllowed(entry)))
      continue;
    const entry = drawAmong(sheet, isAllowed, stream);
    shown |= bits[entry]!;
    drawn.push(entry);
    if (before) taken.push(entry);
  }
  const rest = drawPlain(sheet, count - drawn.length, before ? taken : null, stream);
  return stream.shuffle([...drawn, ...rest]);
}

function countBits(set: number): number {
  let bits = 0;
  for (let left = set; left !== 0; left &= left - 1) bits += 1;
  return bits;
}
