import type { AnyStateNode } from '#src/machines/paths/transitions.ts';
import type { Box } from '#src/ui/features/test-bench/drawing/drawing.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line with its words; without a bundle it has none. */
export interface WordedLine {
  readonly bundle: { readonly source: AnyStateNode; readonly words: readonly string[] } | undefined;
  /** Cubic curves, each of three more points than the last. */
  readonly points: readonly Point[];
}

/** As the bench draws them: monospaced, 12.5 px. */
const LETTER_WIDTH = 7.6;
const LINE_HEIGHT = 15;
/** Shares of a line at which its words may stand, the middle first, on the line or right or left of it. */
const SHARES = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8, 0.14, 0.86];
const SIDES = [0, 1, -1] as const;
const CHOICES = SHARES.flatMap((share) => SIDES.map((side) => ({ share, side })));
const BESIDE = 6;
const PASSES = 4;
const OVER_STATE = 3;
const OVER_WORDS = 4;
const OVER_WORDS_OF_OTHER_STATES = 0.05;
const OUTSIDE = 6;
const OFF_THE_MIDDLE = 60;
const OFF_THE_LINE = 25;

/**
 * Where the words of each line stand, best on its middle: off the states, inside the picture, and off the words of lines
 * that are shown at the same time.
 */
export function placeWords(
  lines: readonly WordedLine[],
  states: readonly Box[],
  whole: { readonly width: number; readonly height: number },
): readonly (Point | null)[] {
  const choices = lines.map((line) => (line.bundle ? CHOICES.map((choice) => boxAt(line, choice)) : []));
  const chosen = choices.map(() => 0);
  const boxOf = (line: number) => choices[line]?.[chosen[line] ?? 0];
  const costOf = (line: number, choice: number): number => {
    const box = choices[line]?.[choice];
    const own = lines[line]?.bundle;
    if (!box || !own) return 0;
    const { share, side } = CHOICES[choice] ?? { share: 0, side: 0 };
    let cost = Math.abs(share - 0.5) * OFF_THE_MIDDLE + Math.abs(side) * OFF_THE_LINE;
    cost += outside(box, whole) * OUTSIDE;
    for (const state of states) cost += overlap(box, state) * OVER_STATE;
    for (const [other, { bundle }] of lines.entries()) {
      const theirs = other === line ? undefined : boxOf(other);
      if (!theirs || !bundle) continue;
      const weight = areTogether(own.source, bundle.source) ? OVER_WORDS : OVER_WORDS_OF_OTHER_STATES;
      cost += overlap(box, theirs) * weight;
    }
    return cost;
  };
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const line of lines.keys()) {
      const costs = CHOICES.map((_, choice) => costOf(line, choice));
      chosen[line] = costs.indexOf(Math.min(...costs));
    }
  }
  return lines.map((_, line) => {
    const box = boxOf(line);
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  });
}

function boxAt({ bundle, points }: WordedLine, { share, side }: (typeof CHOICES)[number]): Box {
  const { x, y } = pointAt(points, share);
  const words = bundle?.words ?? [];
  const width = Math.max(...words.map(({ length }) => length)) * LETTER_WIDTH;
  const height = words.length * LINE_HEIGHT;
  const left = x - width / 2 + side * (width / 2 + BESIDE);
  return { x: left, y: y - height / 2, width, height };
}

function pointAt(points: readonly Point[], share: number): Point {
  const curves = (points.length - 1) / 3;
  const curve = Math.min(curves - 1, Math.floor(share * curves));
  const t = share * curves - curve;
  const [a, b, c, d] = points.slice(curve * 3, curve * 3 + 4);
  if (!a || !b || !c || !d) return points[0] ?? { x: 0, y: 0 };
  const along = (one: number, two: number, three: number, four: number) =>
    (1 - t) ** 3 * one + 3 * (1 - t) ** 2 * t * two + 3 * (1 - t) * t ** 2 * three + t ** 3 * four;
  return { x: along(a.x, b.x, c.x, d.x), y: along(a.y, b.y, c.y, d.y) };
}

/** In square px. */
function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const tall = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

function outside(box: Box, whole: { readonly width: number; readonly height: number }): number {
  return box.width * box.height - overlap(box, { x: 0, y: 0, ...whole });
}

/** Can a machine be in both states at once? */
function areTogether(one: AnyStateNode, other: AnyStateNode): boolean {
  const [above, below] = [withParents(one), withParents(other)];
  if (above.includes(other) || below.includes(one)) return true;
  return above.find((node) => below.includes(node))?.type === 'parallel';
}

const withParents = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent ? [node, ...withParents(node.parent)] : [node];
