import type { FetchedCube } from '#contract/sources/sources.ts';
import { isFields, textOf } from '../imports/jsonValues.ts';
import { cut } from '../imports/shortened.ts';
import { cardsOfCube, isCubeCobra } from '../imports/sources/cubeCobra.ts';
import { type CubeCopy, copyOf } from '../imports/sources/cubeCopies.ts';
import { recordsUnder } from '../imports/sources/records.ts';

const LONGEST_NAME = 60;

/** A cube as CubeCobra answers with it, as a list; null where the answer is no cube. */
export function listOfCube(answer: unknown): Omit<FetchedCube, 'fetchedAtMs'> | null {
  if (!isCubeCobra(answer) || !isFields(answer.cards)) return null;
  const copies = recordsUnder(answer.cards.mainboard, '').flatMap((record) => copyOf(record) ?? []);
  const lines = new Map<string, number>();
  for (const copy of copies) lines.set(lineOf(copy), (lines.get(lineOf(copy)) ?? 0) + 1);
  return {
    name: cut(textOf(answer.name) || 'Cube', LONGEST_NAME),
    text: [...lines].map(([line, count]) => `${count} ${line}`).join('\n'),
    cards: copies.length,
    leftOut: cardsOfCube(answer) - copies.length,
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
