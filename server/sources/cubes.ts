import type { FetchedCube } from '#contract/sources/sources.ts';
import { isFields, textOf } from '../imports/parsing/jsonValues.ts';
import { cut } from '../imports/parsing/shortened.ts';
import { cardsOfCube, isCubeCobra } from '../imports/sources/cubeCobra.ts';
import { type CubeCopy, copyOf } from '../imports/sources/cubeCopies.ts';
import { recordsUnder } from '../imports/sources/records.ts';

const LONGEST_NAME = 60;

/** A cube as CubeCobra answers with it. */
export interface Cube {
  readonly name: string;
  /** Those of its main board. */
  readonly copies: readonly CubeCopy[];
  /** How many cards its other boards have. */
  readonly leftOut: number;
}

/** Reads CubeCobra's answer; null where it is no cube. */
export function cubeOf(answer: unknown): Cube | null {
  if (!isCubeCobra(answer) || !isFields(answer.cards)) return null;
  const copies = recordsUnder(answer.cards.mainboard, '').flatMap((record) => copyOf(record) ?? []);
  const name = cut(textOf(answer.name) || 'Cube', LONGEST_NAME);
  return { name, copies, leftOut: cardsOfCube(answer) - copies.length };
}

/** A cube as a list that every reader of lists takes; `faces` are what the list itself says of its cards. */
export function listOfCube(
  { name, copies, leftOut }: Cube,
  faces: readonly object[],
): Omit<FetchedCube, 'fetchedAtMs' | 'changed'> {
  const lines = new Map<string, number>();
  for (const copy of copies) lines.set(lineOf(copy), (lines.get(lineOf(copy)) ?? 0) + 1);
  const list = [...lines].map(([line, count]) => `${count} ${line}`);
  const described = [
    '[CustomCards]',
    '[',
    faces.map((face) => JSON.stringify(face)).join(',\n'),
    ']',
    '[Cube]',
  ];
  return {
    name,
    text: [...(faces.length > 0 ? described : []), ...list].join('\n'),
    cards: copies.length,
    leftOut,
  };
}

/** A set that holds no spaces is written as lists have it; a custom card has none. */
const lineOf = ({ card, printing, finish }: CubeCopy): string =>
  [
    card.name,
    ...(/^[A-Z0-9]{2,6}$/.test(printing.set) && printing.number !== ''
      ? [`(${printing.set})`, printing.number]
      : []),
    ...(finish === 'foil' ? ['*F*'] : []),
  ].join(' ');
