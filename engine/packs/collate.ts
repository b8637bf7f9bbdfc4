import type { Stream } from '../random/streams.ts';
import type { PreparedSheet } from './prepare.ts';

/** Where a pack stands in the run of a printed or striped sheet. */
export interface RunProgress {
  /** Where the run goes on; −1 before its first card. */
  runAt: number;
  stripeWidth: number;
  stripeColumn: number;
}

/** The next `count` entries of a print run, which begins at a random group and wraps. */
export function drawRun(
  sheet: PreparedSheet,
  groupSize: number,
  count: number,
  progress: RunProgress,
  stream: Stream,
): number[] {
  const length = sheet.cards.length;
  if (progress.runAt < 0) progress.runAt = stream.below(Math.ceil(length / groupSize)) * groupSize;
  const start = progress.runAt;
  progress.runAt = start + count;
  return Array.from({ length: count }, (_, index) => (start + index) % length);
}

/** The next `count` entries of a stripe of random width, which begins at a random place of a sheet of rows. */
export function drawStriped(
  sheet: PreparedSheet,
  row: number,
  count: number,
  progress: RunProgress,
  stream: Stream,
): number[] {
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
