import { describe, expect, it } from 'vitest';
import { foldName } from '#contract/cardLists/foldName.ts';
import { ListGatherer } from './deckList.ts';
import { type PoolCard, PoolIndex, soughtOf, sureness } from './poolCards.ts';

const card = (more: Partial<PoolCard> = {}): PoolCard => ({
  id: 'a',
  name: 'Fire // Ice',
  bucket: 'main',
  finish: 'plain',
  set: 'apc',
  number: '128',
  ids: { mtgoId: '77', passcode: '08491961' },
  names: new Set(['Fire // Ice', 'Fire'].map(foldName)),
  ...more,
});

function sought(written: Partial<Parameters<ListGatherer['add']>[0]>) {
  const gatherer = new ListGatherer();
  gatherer.add({ where: 'Line 1', bucket: 'main', count: 1, ...written });
  const read = gatherer.result('list');
  const [line] = read.ok ? read.list.cards : [];
  if (!line) throw new Error('The line was refused.');
  return soughtOf(line);
}

describe('what a line of a list means', () => {
  it.each(['Fire // Ice', 'Fire/Ice', 'Fire /// Ice', 'fire // ICE', ' Fire  //  Ice ', 'Fire'])(
    'is the same card by any way to write its name: %j',
    (name) => {
      expect(sureness(sought({ names: [name] }), card())).toBe(1);
    },
  );

  it('is the same name with other apostrophes, accents and dashes', () => {
    const names = ["Lim-Dûl's Vault", 'Lim–Dul’s Vault', 'LIM-DUL`S  VAULT'].map(foldName);
    expect(new Set(names).size).toBe(1);
  });

  it('is surest by an external id, then by set and number, then by name and set', () => {
    expect(sureness(sought({ ids: { mtgoId: '77' }, names: ['Other'] }), card())).toBe(4);
    expect(sureness(sought({ ids: { passcode: '8491961' } }), card())).toBe(4);
    expect(sureness(sought({ names: ['Fire'], set: 'APC', number: '0128' }), card())).toBe(3);
    expect(sureness(sought({ set: 'APC', number: '128' }), card())).toBe(3);
    expect(sureness(sought({ names: ['Fire'], set: 'APC' }), card())).toBe(2);
    expect(sureness(sought({ names: ['Fire'], set: 'XYZ', number: '128' }), card())).toBe(1);
  });

  it('is no card of another name, nor one of another id alone', () => {
    expect(sureness(sought({ names: ['Ice'], set: 'APC', number: '128' }), card())).toBe(0);
    expect(sureness(sought({ ids: { mtgoId: '78' } }), card())).toBe(0);
    expect(sureness(sought({ set: 'APC' }), card())).toBe(0);
  });

  it('may be a set and a number instead of a name', () => {
    const found = (orPrinting: { set: string | null; number: string } | null, pool = card()) =>
      new PoolIndex([pool]).find(sought({ names: ['APC 128'], orPrinting })).length;
    expect(found({ set: 'APC', number: '128' })).toBe(1);
    expect(found({ set: null, number: '128' })).toBe(0);
    expect(found({ set: null, number: '128' }, card({ set: '' }))).toBe(1);
    expect(found(null)).toBe(0);
  });

  it('is found in the pool, the surest card first', () => {
    const other = card({ id: 'b', set: 'dmr', number: '215', ids: {} });
    const index = new PoolIndex([other, card()]);
    const ids = (line: Parameters<typeof sought>[0]) =>
      index.find(sought(line)).map(({ card: { id } }) => id);
    expect(ids({ names: ['Fire // Ice'], set: 'APC', number: '128' })).toEqual(['a', 'b']);
    expect(ids({ ids: { mtgoId: '77' } })).toEqual(['a']);
    expect(ids({ set: 'DMR', number: '215' })).toEqual(['b']);
    expect(ids({ names: ['Wren'] })).toEqual([]);
  });
});
