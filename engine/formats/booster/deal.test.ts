import { describe, expect, it } from 'vitest';
import { dealtIn, pass, pick, random, roundOf, SECRET, setupOf } from '#tests/support/engine/boosterPicks.ts';
import { keyring } from '../../random/streams.ts';

describe('sealed packs', () => {
  it('hold their ids, their cards, and no order of chance where nothing is left to chance [H7]', () => {
    const setup = setupOf(2, roundOf(1, pick(1), pass('left')), roundOf(2, pick(1), pass('left')));
    const dealt = dealtIn(setup);
    const text = '[0-9a-z]{12}';
    expect(dealt.unopened).toEqual([
      [0, 1].map(() => ({
        id: expect.stringMatching(`^${text}$`),
        cards: [expect.stringMatching(`^${text}$`), expect.stringMatching(`^${text}$`)],
        step: 0,
        randomOrder: [],
      })),
    ]);
    const packs = [...dealt.seats.flatMap(({ queue }) => queue), ...dealt.unopened.flat()];
    const ids = packs.flatMap(({ id, cards }) => [id, ...cards]);
    expect(new Set<string>(ids).size).toBe(4 + 2 * 1 + 2 * 2);
  });

  it('have each an order of chance of its own, from a stream that its round and seat name', () => {
    const setup = setupOf(3, roundOf(1, pick(1), pass('left')), roundOf(4, random(1), pass('left')));
    const streamOf = keyring(SECRET);
    const packs = dealtIn(setup).unopened[0]!;
    expect(packs.map(({ randomOrder }) => randomOrder)).toEqual(
      packs.map(({ cards }, seat) => streamOf(`random/1/${seat}`).shuffle(cards)),
    );
    const places = packs.map(({ cards, randomOrder }) => randomOrder.map((id) => cards.indexOf(id)).join());
    expect(new Set(places).size).toBe(3);
  });
});

describe('a draft as it is dealt', () => {
  it('stands in the first round where somebody is asked, with what came to the seats by themselves before', () => {
    const setup = setupOf(
      2,
      roundOf(0, pick(1), pass('left')),
      roundOf(2, random(2), pass('left')),
      roundOf(3, pick(1), pass('left')),
    );
    const dealt = dealtIn(setup);
    expect([dealt.phase, dealt.round, dealt.unopened]).toEqual(['drafting', 2, []]);
    expect(dealt.seats.map(({ pool, decisions }) => [pool.map(({ round }) => round), decisions])).toEqual([
      [[1, 1], 0],
      [[1, 1], 0],
    ]);
  });

  it('is over in its last round where nobody is asked anything', () => {
    const setup = setupOf(2, roundOf(1, random(1), pass('left')), roundOf(2, random(1), pass('left')));
    const dealt = dealtIn(setup);
    expect([dealt.phase, dealt.round]).toEqual(['complete', 1]);
  });
});
