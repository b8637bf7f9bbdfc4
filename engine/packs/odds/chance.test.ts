import { describe, expect, it } from 'vitest';
import { keyring, openStream, type Stream } from '#engine/random/streams.ts';
import {
  inventedCard,
  layoutOf,
  packOf,
  randomSheet,
  range,
  secretOf,
  slotOf,
} from '#tests/support/engine/inventedGame.ts';
import type { PackDefinition } from '../definition.ts';
import { drawEntries, freshProgress } from '../draw.ts';
import { openPack } from '../open.ts';
import { type PreparedSheet, preparePack } from '../prepare.ts';
import { openTable } from '../table.ts';

const cards = range(0, 8).map((at) => inventedCard(`card ${at}`, { lanes: at === 0 ? ['ember'] : ['tide'] }));
const LIKELY = 1_000_000_000;

/** A stream that notes what is asked of it. */
function notedStream() {
  const asked: string[] = [];
  const own = openStream(secretOf(3), 'chance');
  const note = <T>(question: string, answer: T): T => {
    asked.push(question);
    return answer;
  };
  const stream: Stream = {
    below: (n) => note(`below ${n}`, own.below(n)),
    shuffle: (items) => note(`shuffle ${items.length}`, own.shuffle(items)),
    chooseWeighted: (sums) => note(`weighted ${Array.from(sums).join()}`, own.chooseWeighted(sums)),
    idText: (length) => note(`text ${length}`, own.idText(length)),
  };
  return { asked, stream };
}

function askedBy(definition: PackDefinition, open: typeof openPack): readonly string[] {
  const { asked, stream } = notedStream();
  open(preparePack(definition, cards), stream);
  return asked;
}

const atTable: typeof openPack = (pack, stream) => openTable(pack, 'kind', keyring(secretOf(4)))(stream);
const eachWay = [openPack, atTable];

function sheetOf(weights: readonly number[], changes: Parameters<typeof randomSheet>[1] = {}): PreparedSheet {
  const all = randomSheet(
    weights.map((weight, card) => [card, weight] as const),
    changes,
  );
  const [sheet] = preparePack(packOf([layoutOf(1, [slotOf('all', 1)])], { all }), cards).sheets;
  if (!sheet) throw new Error('The pack has no sheet.');
  return sheet;
}

const ofTwo = (first: string, second: string, count: number) =>
  slotOf('any', count, {
    sheets: [
      { sheet: first, weight: LIKELY },
      { sheet: second, weight: 1 },
    ],
  });

describe('packs of older logs stay as they were, for a pack asks chance for', () => {
  it('nothing but its cards where it has one layout and one sheet for each slot', () => {
    const definition = packOf(
      [layoutOf(1, [slotOf('all', 2)])],
      { all: randomSheet(range(0, 4)) },
      {
        replacement: 'none',
      },
    );
    for (const open of eachWay) expect(askedBy(definition, open)).toEqual(['below 4', 'below 4']);
  });

  it('the sheet of each card first, then the cards, and nothing of a sheet that gives none', () => {
    const definition = packOf(
      [layoutOf(1, [ofTwo('many', 'run', 2)])],
      {
        many: randomSheet(range(0, 4)),
        run: randomSheet(range(4, 8), { kind: { type: 'printRun', groupSize: 1 } }),
      },
      { replacement: 'none' },
    );
    const choice = `weighted ${LIKELY},${LIKELY + 1}`;
    for (const open of eachWay)
      expect(askedBy(definition, open)).toEqual([choice, choice, 'below 4', 'below 4']);
  });

  it('a pile only while two of them have cards', () => {
    const definition = packOf(
      [layoutOf(1, [ofTwo('few', 'many', 4)])],
      { few: randomSheet([0]), many: randomSheet([1, 2, 3]) },
      { replacement: 'table' },
    );
    expect(askedBy(definition, atTable)).toEqual([`weighted ${LIKELY},${LIKELY + 1}`]);
  });

  it('a card that it has 48 times again, then one among the others', () => {
    const { asked, stream } = notedStream();
    drawEntries(sheetOf([1, LIKELY, 4]), 1, true, { ...freshProgress(), taken: [1] }, stream);
    expect(asked).toEqual([
      ...range(0, 48).map(() => `weighted 1,${LIKELY + 1},${LIKELY + 5}`),
      'weighted 1,5',
    ]);
  });

  it('a balanced hand 200 times, then a card for each value', () => {
    const { asked, stream } = notedStream();
    const sheet = sheetOf([1, LIKELY], { balanceBy: 'lanes' });
    expect(drawEntries(sheet, 2, false, freshProgress(), stream).toSorted()).toEqual([0, 1]);
    expect(asked).toEqual([
      ...range(0, 400).map(() => `weighted 1,${LIKELY + 1}`),
      'shuffle 2',
      'weighted 1',
      'weighted 1',
      'shuffle 2',
    ]);
  });
});
