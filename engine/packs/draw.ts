import type { Stream } from '../random/streams.ts';
import { prepareWeights } from '../random/weights.ts';
import type { PreparedSheet } from './prepare.ts';

const TRIES_BEFORE_SORTING = 48;
const BALANCED_TRIES = 200;

/** What one pack has already drawn from one sheet. */
export interface SheetProgress {
  /** Entries that may not come again in this pack. */
  taken: number[];
  /** Where the run of a printed sheet goes on; −1 before its first card. */
  runAt: number;
  stripeWidth: number;
  stripeColumn: number;
}

export function freshProgress(): SheetProgress {
  return { taken: [], runAt: -1, stripeWidth: 0, stripeColumn: 0 };
}

/** Draws `count` entries of one sheet for one slot, remembering in `progress` what the pack has had. */
export function drawEntries(
  sheet: PreparedSheet,
  count: number,
  isDistinct: boolean,
  progress: SheetProgress,
  stream: Stream,
): number[] {
  if (sheet.kind.type === 'printRun') return drawRun(sheet, sheet.kind.groupSize, count, progress, stream);
  if (sheet.kind.type === 'striped') return drawStriped(sheet, sheet.kind.length, count, progress, stream);
  const drawn = sheet.laneBits
    ? drawBalanced(sheet, sheet.laneBits, count, isDistinct, progress.taken, stream)
    : drawPlain(sheet, count, isDistinct, progress.taken, stream);
  if (isDistinct) {
    for (const entry of drawn) {
      if (progress.taken.length >= sheet.cards.length) progress.taken = [];
      progress.taken.push(entry);
    }
  }
  return drawn;
}

function drawOne(sheet: PreparedSheet, stream: Stream): number {
  return sheet.weights.isUniform
    ? stream.below(sheet.cards.length)
    : stream.chooseWeighted(sheet.weights.prefixSums);
}

function drawFresh(sheet: PreparedSheet, taken: readonly number[], stream: Stream): number {
  for (let tries = 0; tries < TRIES_BEFORE_SORTING; tries += 1) {
    const entry = drawOne(sheet, stream);
    if (!taken.includes(entry)) return entry;
  }
  return drawAmong(sheet, (entry) => !taken.includes(entry), stream);
}

function drawAmong(sheet: PreparedSheet, isAllowed: (entry: number) => boolean, stream: Stream): number {
  const sums = sheet.weights.prefixSums;
  const allowed = sheet.cards.map((_, entry) => entry).filter(isAllowed);
  const left = prepareWeights(allowed.map((entry) => sums[entry]! - (entry > 0 ? sums[entry - 1]! : 0)));
  return allowed[stream.chooseWeighted(left.prefixSums)]!;
}

function drawPlain(
  sheet: PreparedSheet,
  count: number,
  isDistinct: boolean,
  before: readonly number[],
  stream: Stream,
): number[] {
  const drawn: number[] = [];
  let taken = isDistinct ? before.slice() : [];
  for (let index = 0; index < count; index += 1) {
    if (taken.length >= sheet.cards.length) taken = [];
    const entry = isDistinct ? drawFresh(sheet, taken, stream) : drawOne(sheet, stream);
    if (isDistinct) taken.push(entry);
    drawn.push(entry);
  }
  return drawn;
}

/**
 * Draws until the cards show as many lanes as they can: the plain distribution under the condition of balance,
 * so every hand that is balanced keeps its relative chance.
 */
function drawBalanced(
  sheet: PreparedSheet,
  laneBits: readonly number[],
  count: number,
  isDistinct: boolean,
  before: readonly number[],
  stream: Stream,
): number[] {
  const wanted = Math.min(count, sheet.laneCount);
  for (let tries = 0; tries < BALANCED_TRIES; tries += 1) {
    const drawn = drawPlain(sheet, count, isDistinct, before, stream);
    let lanes = 0;
    for (const entry of drawn) lanes |= laneBits[entry]!;
    if (countBits(lanes) >= wanted) return drawn;
  }
  return drawLaneByLane(sheet, laneBits, count, isDistinct, before, stream);
}

function drawLaneByLane(
  sheet: PreparedSheet,
  laneBits: readonly number[],
  count: number,
  isDistinct: boolean,
  before: readonly number[],
  stream: Stream,
): number[] {
  const drawn: number[] = [];
  const taken = isDistinct ? before.slice() : [];
  let seen = 0;
  for (const lane of stream.shuffle(Array.from({ length: sheet.laneCount }, (_, index) => 1 << index))) {
    const isAllowed = (entry: number) => (laneBits[entry]! & lane) !== 0 && !taken.includes(entry);
    if (drawn.length >= count || (seen & lane) !== 0 || !sheet.cards.some((_, entry) => isAllowed(entry)))
      continue;
    const entry = drawAmong(sheet, isAllowed, stream);
    seen |= laneBits[entry]!;
    drawn.push(entry);
    if (isDistinct) taken.push(entry);
  }
  const rest = drawPlain(sheet, count - drawn.length, isDistinct, taken, stream);
  return stream.shuffle([...drawn, ...rest]);
}

function countBits(set: number): number {
  let bits = 0;
  for (let left = set; left !== 0; left &= left - 1) bits += 1;
  return bits;
}

function drawRun(
  sheet: PreparedSheet,
  groupSize: number,
  count: number,
  progress: SheetProgress,
  stream: Stream,
) {
  const length = sheet.cards.length;
  if (progress.runAt < 0) progress.runAt = stream.below(Math.ceil(length / groupSize)) * groupSize;
  const start = progress.runAt;
  progress.runAt = start + count;
  return Array.from({ length: count }, (_, index) => (start + index) % length);
}

function drawStriped(
  sheet: PreparedSheet,
  row: number,
  count: number,
  progress: SheetProgress,
  stream: Stream,
) {
  const length = sheet.cards.length;
  if (progress.runAt < 0) {
    progress.stripeWidth = stream.chooseWeighted(sheet.stripes!.prefixSums) + 1;
    progress.stripeColumn = stream.below(length);
    progress.runAt = stream.below(progress.stripeWidth);
  }
  const start = progress.runAt;
  progress.runAt = start + count;
  return Array.from({ length: count }, (_, index) =>
    stripedEntry(length, row, progress.stripeWidth, progress.stripeColumn, start + index),
  );
}

/** Entry at a step of a stripe that begins at `origin`: along the stripe's width, then down a row, wrapping. */
export function stripedEntry(
  length: number,
  row: number,
  width: number,
  origin: number,
  step: number,
): number {
  const rowStart = Math.floor(origin / row) * row;
  const column = ((origin % row) + (step % width)) % row;
  return (rowStart + Math.floor(step / width) * row + column) % length;
}
