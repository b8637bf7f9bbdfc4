import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../../messages/load.ts';
import { printLines } from '../printing/printLines.ts';
import { testEntry, testFace, testLook } from '../testCards.testkit.ts';
import { bandsOf, gridOf, ROWS, rowsWords } from './deckBands.ts';
import { columnsOf } from './deckColumns.ts';

await loadMessages('deck');

const runner = testEntry('Runner', { cost: 1 });
const ledger = testEntry('Ledger', { cost: 1, type: 'Spell', lanes: ['tide'] });
const moth = testEntry('Moth', { cost: 2 });
const columns = columnsOf([runner, ledger, moth], 'cost', 'name', testLook);
const shape = (rows: (typeof ROWS)[number]) =>
  bandsOf(columns, rows, testLook).map(({ label, count, columns: own }) => [
    label,
    count,
    own.map(({ entries }) => entries.map(({ id }) => id)),
  ]);

describe('rows of a board', () => {
  it('are none until they are asked for', () => {
    expect(shape('none')).toEqual([[null, 3, [['Ledger', 'Runner'], ['Moth']]]]);
  });

  it('split the cards and leave every column where it stands', () => {
    expect(shape('featured')).toEqual([
      ['Being', 2, [['Runner'], ['Moth']]],
      ['Others', 1, [['Ledger'], []]],
    ]);
    expect(shape('lane')).toEqual([
      ['Ember', 2, [['Runner'], ['Moth']]],
      ['Tide', 1, [['Ledger'], []]],
    ]);
  });

  it('go on from one to the next where arrows go through a column', () => {
    expect(gridOf(bandsOf(columns, 'featured', testLook))).toEqual([['Runner', 'Ledger'], ['Moth']]);
  });

  it('are called after the words of the game', () => {
    expect(ROWS.map((rows) => rowsWords(rows, testLook))).toEqual([
      'None',
      'Being or not',
      'Type',
      'Lane',
      'Rarity',
    ]);
  });
});

describe('a print sheet', () => {
  it('counts equal printings by name, bucket after bucket, with free cards last', () => {
    const card = testFace('Runner', { number: '7' });
    const twice = ['one', 'two'].map((id) => ({ ...runner, id, face: card }));
    const main = { key: 'main', name: 'Main', entries: [...twice, moth], count: 5 };
    const side = { key: 'side', name: 'Side', entries: [], count: 0 };
    const free = [{ face: testFace('Hearth'), count: 2 }];
    expect(printLines({ boards: [main, side], main, free }, 'basic')).toEqual([
      {
        key: 'main',
        name: 'Main',
        count: 5,
        lines: [
          { name: 'Moth', number: `EMB ${moth.face.number}`, count: 1 },
          { name: 'Runner', number: 'EMB 7', count: 2 },
          { name: 'Hearth', number: 'basic', count: 2 },
        ],
      },
    ]);
  });
});
