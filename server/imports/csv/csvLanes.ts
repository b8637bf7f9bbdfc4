import type { GameDefinition } from '#contract/games/game.ts';
import { lanesOf } from '../cards/laneScale.ts';
import { magicLaneKeys, magicLanes } from '../cards/magicGame.ts';
import { slugOf } from '../parsing/slug.ts';

type Lane = GameDefinition['lanes'][number];

const mostLanes = 12;
const neutral = new Set(['', 'none', 'colorless', 'colourless', 'neutral', 'n/a', '-']);

/** The lanes of a table and how a cell of its lane column is read. */
export interface LaneReading {
  readonly lanes: readonly Lane[];
  readonly isMagic: boolean;
  readonly read: (cell: string) => string[];
}

/** How the lane column of a table is read: colour letters, colour words, or words of the game's own, at most twelve. */
export function readLaneColumn(cells: readonly string[]): LaneReading | null {
  const given = [...new Set(cells.map((cell) => cell.trim()))].filter(
    (cell) => !neutral.has(cell.toLowerCase()),
  );
  if (given.length === 0) return null;
  if (given.every((cell) => /^[WUBRG,/\s]+$/i.test(cell))) return magicReading((cell) => magicLaneKeys(cell));
  const words = [...new Set(given.flatMap(wordsOf))];
  const byLabel = new Map(Object.values(magicLanes).map((lane) => [lane.key, lane]));
  if (words.every((word) => byLabel.has(word.toLowerCase()))) {
    return magicReading((cell) =>
      wordsOf(cell)
        .map((word) => word.toLowerCase())
        .filter((key) => byLabel.has(key)),
    );
  }
  if (words.length > mostLanes) return null;
  const lanes = lanesOf(words);
  const keys = new Set(lanes.map((lane) => lane.key));
  return {
    lanes,
    isMagic: false,
    read: (cell) => [...new Set(wordsOf(cell).map(slugOf))].filter((key) => keys.has(key)),
  };
}

function magicReading(read: (cell: string) => string[]): LaneReading {
  return {
    lanes: Object.values(magicLanes),
    isMagic: true,
    read: (cell) => (neutral.has(cell.toLowerCase()) ? [] : read(cell)),
  };
}

function wordsOf(cell: string): string[] {
  return cell
    .split(/[,/;|&+]/)
    .map((word) => word.trim())
    .filter((word) => !neutral.has(word.toLowerCase()));
}
