import { describe, expect, it } from 'vitest';
import { type DeckDocument, type DeckEdit, edited, isSameDocument } from './deckEdits.ts';

const deck: DeckDocument = {
  name: 'Sparks over Ash',
  contents: { buckets: { main: ['a', 'b', 'c'], side: ['d'] }, free: { Hearth: 2 } },
};

const deckAfter = (edit: DeckEdit) => edited(deck, edit);
const moved = (ids: readonly string[], bucket: string, place: number | null) =>
  deckAfter({ type: 'deck.cardsMoved', ids, bucket, place }).contents.buckets;
const counted = (name: string, count: number) =>
  deckAfter({ type: 'deck.freeCounted', name, count }).contents.free;
const renamed = (name: string) => deckAfter({ type: 'deck.renamed', name });

describe('moving cards', () => {
  it('puts them at the end of a bucket, in the order in which they were named', () => {
    expect(moved(['c', 'a'], 'side', null)).toEqual({ main: ['b'], side: ['d', 'c', 'a'] });
  });

  it.each([
    [0, ['a', 'd', 'b', 'c']],
    [1, ['b', 'a', 'd', 'c']],
    [2, ['b', 'c', 'a', 'd']],
    [9, ['b', 'c', 'a', 'd']],
    [-3, ['a', 'd', 'b', 'c']],
  ])('puts them at place %i among the cards that stay', (place, main) => {
    expect(moved(['a', 'd'], 'main', place)).toEqual({ main, side: [] });
  });

  it('opens a bucket that the deck did not have', () => {
    expect(moved(['a'], 'leader', null)).toEqual({ main: ['b', 'c'], side: ['d'], leader: ['a'] });
    expect(moved(['a'], 'leader', 4)).toEqual({ main: ['b', 'c'], side: ['d'], leader: ['a'] });
  });

  it('takes a card once that is named twice, and leaves out what is not in the pool', () => {
    expect(moved(['a', 'nobody', 'a'], 'side', 0)).toEqual({ main: ['b', 'c'], side: ['a', 'd'] });
  });

  it('brings one that is there already along with one that is not', () => {
    expect(moved(['d', 'b'], 'side', null)).toEqual({ main: ['a', 'c'], side: ['d', 'b'] });
  });

  it.each<[string, readonly string[], string, number | null]>([
    ['cards that are there already', ['c', 'a'], 'main', null],
    ['a card to its own place', ['b'], 'main', 1],
    ['no card', [], 'side', 0],
    ['cards of nobody', ['nobody'], 'side', 0],
  ])('changes nothing for %s', (_words, ids, bucket, place) => {
    expect(deckAfter({ type: 'deck.cardsMoved', ids, bucket, place })).toBe(deck);
  });

  it('leaves name and free cards as they are', () => {
    expect(deckAfter({ type: 'deck.cardsMoved', ids: ['a'], bucket: 'side', place: null })).toEqual({
      name: 'Sparks over Ash',
      contents: { buckets: { main: ['b', 'c'], side: ['d', 'a'] }, free: { Hearth: 2 } },
    });
  });
});

describe('a deck that is laid out', () => {
  const laidOut = (buckets: Record<string, string[]>, free: Record<string, number>) =>
    deckAfter({ type: 'deck.laidOut', buckets, free });

  it('has every named card in its bucket, the others where they were, and these free cards alone', () => {
    expect(laidOut({ side: ['a', 'b'], main: ['d', 'unknown'] }, { Spire: 3 })).toEqual({
      name: 'Sparks over Ash',
      contents: { buckets: { main: ['c', 'd'], side: ['a', 'b'] }, free: { Spire: 3 } },
    });
  });

  it('is the same deck when it lay like that', () => {
    expect(laidOut({ side: ['d'], main: ['a', 'b', 'c'] }, { Hearth: 2 })).toBe(deck);
  });
});

describe('free cards', () => {
  it.each([
    [7, { Hearth: 2, Spire: 7 }],
    [2.6, { Hearth: 2, Spire: 3 }],
    [1, { Hearth: 2, Spire: 1 }],
    [250, { Hearth: 2, Spire: 250 }],
    [900, { Hearth: 2, Spire: 250 }],
    [0, { Hearth: 2 }],
    [-4, { Hearth: 2 }],
  ])('are counted beside the others: %d', (count, free) => {
    expect(counted('Spire', count)).toEqual(free);
  });

  it('go when their count is none', () => {
    expect(counted('Hearth', 0)).toEqual({});
  });

  it('are replaced as a whole', () => {
    const { contents } = deckAfter({ type: 'deck.freeReplaced', free: { Spire: 4, Hearth: 0 } });
    expect(contents).toEqual({ buckets: deck.contents.buckets, free: { Spire: 4 } });
  });

  it('change nothing when the counts are what they were', () => {
    expect(deckAfter({ type: 'deck.freeCounted', name: 'Hearth', count: 2 })).toBe(deck);
    expect(deckAfter({ type: 'deck.freeReplaced', free: { Spire: 0, Hearth: 2 } })).toBe(deck);
  });
});

describe('the name of a deck', () => {
  it('is without blanks at its ends and has 60 letters at most', () => {
    expect(renamed('  Ash and Rain ')).toEqual({ name: 'Ash and Rain', contents: deck.contents });
    expect(renamed(`${'x'.repeat(59)} yz`).name).toBe('x'.repeat(59));
    expect(renamed('y'.repeat(61)).name).toBe('y'.repeat(60));
  });

  it.each(['', '   ', 'Sparks over Ash', ' Sparks over Ash '])('stays what it is for %j', (name) => {
    expect(renamed(name)).toBe(deck);
  });
});

describe('two documents', () => {
  const other = (contents: Partial<DeckDocument['contents']>): DeckDocument => ({
    name: deck.name,
    contents: { ...deck.contents, ...contents },
  });

  it('are the same with their buckets and free cards in another order', () => {
    const one = other({ free: { Spire: 1, Hearth: 2, Arch: 3 } });
    const same = other({
      buckets: { side: ['d'], main: ['a', 'b', 'c'] },
      free: { Arch: 3, Hearth: 2, Spire: 1 },
    });
    expect([isSameDocument(one, same), isSameDocument(same, one), isSameDocument(one, one)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each([
    ['name', { ...deck, name: 'Rain' }],
    ['order of cards', other({ buckets: { main: ['b', 'a', 'c'], side: ['d'] } })],
    ['bucket', other({ buckets: { main: ['a', 'b', 'c'], aside: ['d'] } })],
    ['count of free cards', other({ free: { Hearth: 3 } })],
    ['free card', other({ free: { Spire: 2 } })],
  ])('are not the same with another %s', (_words, changed) => {
    expect(isSameDocument(deck, changed)).toBe(false);
  });
});

describe('what is easily overlooked', () => {
  it('moves a card to another place of its own bucket', () => {
    expect(moved(['a'], 'main', 2)).toEqual({ main: ['b', 'c', 'a'], side: ['d'] });
  });

  it.each([null, 0])('opens no bucket for no card at place %s', (place) => {
    expect(deckAfter({ type: 'deck.cardsMoved', ids: [], bucket: 'leader', place })).toBe(deck);
  });

  it('cuts a name after the spaces before it are gone', () => {
    expect(renamed(`  ${'x'.repeat(60)}`).name).toBe('x'.repeat(60));
  });

  it('takes buckets and free cards in any order for the same', () => {
    const names = ['ash', 'main', 'side', 'zeal'];
    const orders = names.flatMap((first) => {
      const rest = names.filter((name) => name !== first);
      return [
        [first, ...rest],
        [first, ...[...rest].reverse()],
      ];
    });
    const documents = orders.map(
      (order): DeckDocument => ({
        name: 'Same',
        contents: {
          buckets: Object.fromEntries(order.map((name) => [name, [name]])),
          free: Object.fromEntries(order.map((name) => [name, 1])),
        },
      }),
    );
    for (const one of documents) for (const other of documents) expect(isSameDocument(one, other)).toBe(true);
  });
});

describe('restoring', () => {
  const restored = (buckets: Record<string, string[]>, free: Record<string, number> = {}) =>
    deckAfter({ type: 'deck.restored', contents: { buckets, free } });

  it('brings back every card in its order, and the free cards', () => {
    expect(restored({ side: ['c', 'a'], main: ['d', 'b'] }, { Hearth: 1 })).toEqual({
      name: 'Sparks over Ash',
      contents: { buckets: { main: ['d', 'b'], side: ['c', 'a'] }, free: { Hearth: 1 } },
    });
  });

  it('leaves cards that were not there then where they are, and brings none that are not there now', () => {
    expect(restored({ main: ['c', 'gone'], leader: ['a'] }).contents).toEqual({
      buckets: { main: ['c', 'b'], side: ['d'], leader: ['a'] },
      free: {},
    });
  });

  it('of what stands already is no edit', () => {
    expect(restored({ side: ['d'], main: ['a', 'b', 'c'] }, { Hearth: 2 })).toBe(deck);
  });
});

describe('a move', () => {
  it('leaves the list of a bucket that no card leaves as it is', () => {
    const wide: DeckDocument = {
      name: 'Wide',
      contents: { buckets: { main: ['a'], side: ['b'], leader: ['c'] }, free: {} },
    };
    const after = edited(wide, { type: 'deck.cardsMoved', ids: ['a'], bucket: 'side', place: null });
    expect(after.contents.buckets.leader).toBe(wide.contents.buckets.leader);
    expect(after.contents.buckets).toEqual({ main: [], side: ['b', 'a'], leader: ['c'] });
  });
});
