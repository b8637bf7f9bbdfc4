import { describe, expect, it } from 'vitest';
import {
  inventedCard,
  layoutOf,
  packOf,
  randomSheet,
  range,
  secretOf,
  slotOf,
} from '#tests/support/engine/inventedGame.ts';
import { keyring, openStream } from '../random/streams.ts';
import { layoutBags } from './bags.ts';
import { balanceSets } from './balance.ts';
import { drawRun, drawStriped, type RunProgress, stripedEntry } from './collate.ts';
import { preparePack } from './prepare.ts';

const cards = range(0, 12).map((index) => inventedCard(`card ${index}`));
const progressAt = (runAt: number, stripe: Partial<RunProgress> = {}): RunProgress => ({
  runAt,
  stripeWidth: 0,
  stripeColumn: 0,
  ...stripe,
});
const stream = () => openStream(secretOf(5), 'run');

function sheetOf(kind: Parameters<typeof randomSheet>[1]) {
  const definition = packOf([layoutOf(1, [slotOf('run', 1)])], { run: randomSheet(range(0, 12), kind) });
  const [sheet] = preparePack(definition, cards).sheets;
  if (!sheet) throw new Error('The pack has no sheet.');
  return sheet;
}

describe('a print run', () => {
  const sheet = sheetOf({ kind: { type: 'printRun', groupSize: 4 } });

  it('goes on where it stopped, from its very first card too, and wraps', () => {
    const progress = progressAt(0);
    expect(drawRun(sheet, 4, 5, progress, stream())).toEqual([0, 1, 2, 3, 4]);
    expect(progress.runAt).toBe(5);
    expect(drawRun(sheet, 4, 8, progress, stream())).toEqual([5, 6, 7, 8, 9, 10, 11, 0]);
  });

  it('that was at its first card stays there, whatever chance says', () => {
    const begins = range(0, 20).map((secret) =>
      drawRun(sheet, 4, 1, progressAt(0), openStream(secretOf(secret), 'run')),
    );
    expect(begins).toEqual(begins.map(() => [0]));
  });

  it('begins at the first card of a group', () => {
    const begins = range(0, 60).map((secret) => {
      const progress = progressAt(-1);
      return drawRun(sheet, 4, 1, progress, openStream(secretOf(secret), 'run'))[0];
    });
    expect([...new Set(begins)].toSorted((a = 0, b = 0) => a - b)).toEqual([0, 4, 8]);
  });
});

describe('a striped sheet', () => {
  const sheet = sheetOf({ kind: { type: 'striped', length: 3, weights: [0, 1] } });

  it('goes on along its stripe, from the first step too', () => {
    const progress = progressAt(0, { stripeWidth: 2, stripeColumn: 4 });
    expect(drawStriped(sheet, 3, 3, progress, stream())).toEqual([4, 5, 7]);
    expect(progress).toEqual({ runAt: 3, stripeWidth: 2, stripeColumn: 4 });
    expect(drawStriped(sheet, 3, 3, progress, stream())).toEqual([8, 10, 11]);
  });

  it('runs along the width, then down a row, and wraps at the edges', () => {
    const entries = range(0, 9).map((step) => stripedEntry(12, 3, 2, 5, step));
    expect(entries).toEqual([5, 3, 8, 6, 11, 9, 2, 0, 5]);
  });
});

describe('bags of layouts', () => {
  it('are filled anew from a stream of their own each time', () => {
    const names: string[] = [];
    const definition = packOf(
      [layoutOf(1, [slotOf('x', 1)])],
      { x: randomSheet(range(0, 4)) },
      { layoutDraw: 'bag' },
    );
    const open = keyring(secretOf(5));
    const draw = layoutBags(preparePack(definition, cards), 'kind', (name) => {
      names.push(name);
      return open(name);
    });
    for (let pack = 0; pack < 3; pack += 1) expect(draw(0)).not.toBeNull();
    expect(names).toEqual(['layouts/kind/0/0', 'layouts/kind/0/1', 'layouts/kind/0/2']);
  });

  it('give no layout where none has a weight', () => {
    const definition = packOf(
      [layoutOf(0, [slotOf('x', 1)])],
      { x: randomSheet([0]) },
      { layoutDraw: 'bag' },
    );
    expect(layoutBags(preparePack(definition, cards), 'kind', keyring(secretOf(5)))(0)).toBeNull();
  });
});

describe('balanced values', () => {
  it('are none where no entry has a card', () => {
    expect(balanceSets([99], cards, 'type')).toEqual({ bits: [0], count: 0 });
  });

  it('are none for an entry without a card, and no more than thirty', () => {
    const many = range(0, 32).map((index) => inventedCard(`card ${index}`, { type: `kind ${index}` }));
    const { bits, count } = balanceSets([...range(0, 32), 99], many, 'type');
    expect(count).toBe(30);
    expect(bits.slice(29)).toEqual([2 ** 29, 0, 0, 0]);
  });
});
