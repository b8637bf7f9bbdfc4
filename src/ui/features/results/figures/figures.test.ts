import { describe, expect, it } from 'vitest';
import { recordOf } from '../results.testkit.ts';
import {
  botAgreement,
  laneShares,
  medianOf,
  middleTime,
  picksByClock,
  rarityFigures,
  wheelsCaught,
  wholeTime,
} from './seatFigures.ts';
import { usualPick } from './usualFigures.ts';

const timed = (seconds: (number | null)[]) =>
  seconds.map((value, at) => recordOf(1, at + 1, { seconds: value }));

describe('the time for a pick', () => {
  it('is the middle of the picks by hand, which a long pause does not move', () => {
    expect(medianOf([9, 1, 5])).toBe(5);
    expect(medianOf([9, 1, 5, 600])).toBe(7);
    expect(middleTime(timed([4, 2, 8, 3, 600]))).toEqual({ value: 4, count: 5, least: 5 });
  });

  it('is not told of four picks, nor of those the clock or a bot made', () => {
    const others = [recordOf(1, 5, { source: 'clock' }), recordOf(1, 6, { source: 'bot' })];
    expect(middleTime([...timed([4, 2, 8, 3, null]), ...others])).toEqual({
      value: null,
      count: 4,
      least: 5,
    });
    expect(wholeTime([...timed([4, 2, 8, 3, null]), ...others])).toEqual({ value: 17, count: 4, least: 1 });
  });
});

describe('taking what the bot would', () => {
  const picks = (agreed: number, all: number) =>
    Array.from({ length: all }, (_, at) =>
      recordOf(1, at + 1, { botWouldTake: at < agreed ? `1.${at + 1}.a` : `1.${at + 1}.b` }),
    );

  it('is the share of picks by hand', () => {
    expect(botAgreement(picks(7, 10))).toEqual({ value: 0.7, count: 10, least: 10 });
    expect(botAgreement(picks(7, 9))).toEqual({ value: null, count: 9, least: 10 });
  });

  it('leaves out the last card of a pack, which is no choice', () => {
    const last = recordOf(1, 15, {
      pack: [{ id: 'z', card: 0, finish: 'plain' }],
      taken: ['z'],
      botWouldTake: 'z',
    });
    expect(botAgreement([...picks(7, 10), last]).count).toBe(10);
  });
});

describe('what came back', () => {
  const picks = [
    recordOf(1, 1, { packId: 'p', taken: ['1.1.a'], wheeled: ['1.1.b', '1.1.c'] }),
    recordOf(1, 2, { packId: 'q', taken: ['1.2.a'], wheeled: ['1.2.c'] }),
    recordOf(1, 3, {
      packId: 'p',
      pack: [
        { id: '1.1.b', card: 1, finish: 'plain' },
        { id: '1.1.c', card: 2, finish: 'plain' },
      ],
      taken: ['1.1.b'],
    }),
    recordOf(1, 4, { packId: 'q', pack: [{ id: '1.2.c', card: 2, finish: 'plain' }], taken: ['1.2.c'] }),
  ];

  it('counts the cards that were seen again, and those that were taken then', () => {
    expect(wheelsCaught(picks)).toEqual({ value: 2, count: 3, least: 3 });
    expect(wheelsCaught(picks.slice(0, 1))).toEqual({ value: null, count: 2, least: 3 });
  });

  it('is counted by rarity with the pick at which its cards went, over all open seats', () => {
    const rarity = (card: number) => (card === 0 ? 'rare' : 'common');
    expect(rarityFigures([{ picks }, { picks: [] }], rarity)).toEqual([
      {
        rarity: 'rare',
        averagePick: { value: null, count: 2, least: 5 },
        cameBack: { value: null, count: 0, least: 3 },
      },
      {
        rarity: 'common',
        averagePick: { value: null, count: 2, least: 5 },
        cameBack: { value: 0.75, count: 4, least: 3 },
      },
    ]);
    const many = Array.from({ length: 3 }, () => ({ picks }));
    expect(rarityFigures(many, rarity)[0]?.averagePick).toEqual({ value: 1.5, count: 6, least: 5 });
    expect(rarityFigures(many, rarity)[1]?.averagePick).toEqual({ value: 3.5, count: 6, least: 5 });
  });
});

describe('picks of the clock', () => {
  it('are counted beside those by hand; a bot in the seat makes none of either', () => {
    const picks = [
      recordOf(1, 1),
      recordOf(1, 2, { source: 'clock' }),
      recordOf(1, 3, { source: 'bot' }),
      recordOf(1, 4, { kind: 'received' }),
    ];
    expect(picksByClock(picks)).toEqual({ value: 1, count: 2, least: 1 });
  });
});

describe('lanes by pack', () => {
  it('share out a card of two lanes, and keep neutral cards apart', () => {
    const lanes: Record<number, string[]> = { 0: ['ember'], 1: ['ember', 'tide'], 2: [] };
    const picks = [
      recordOf(1, 1, { taken: ['1.1.a'] }),
      recordOf(1, 2, { taken: ['1.2.b'] }),
      recordOf(2, 1, { taken: ['2.1.c'] }),
      recordOf(2, 2, { taken: [] }),
    ];
    expect(laneShares(picks, (card) => lanes[card] ?? [])).toEqual([
      {
        round: 1,
        count: 2,
        shares: new Map([
          ['ember', 0.75],
          ['tide', 0.25],
        ]),
      },
      { round: 2, count: 1, shares: new Map([['', 1]]) },
    ]);
  });
});

describe('how a card usually goes', () => {
  const figure = {
    name: 'Arc Savant',
    drafts: 24,
    met: 48,
    taken: { 1: 6, 2: 3, 4: 2, 9: 1 },
    returns: 8,
    wheels: 2,
  };

  it('is its average pick and the middle half of all picks', () => {
    expect(usualPick(figure)).toEqual({
      name: 'Arc Savant',
      drafts: 24,
      taken: 12,
      usual: { average: (6 + 6 + 8 + 9) / 12, low: 1, high: 2, isFirm: true, pickRate: 0.25 },
      comesBack: 0.25,
      returns: 8,
    });
  });

  it('is provisional with few drafts, and missing where the server sends nothing to count', () => {
    expect(usualPick({ ...figure, drafts: 9 }).usual).toMatchObject({ isFirm: false });
    expect(usualPick({ ...figure, taken: {} }).usual).toBeNull();
    expect(usualPick({ ...figure, returns: 0, wheels: 0 }).comesBack).toBeNull();
  });
});
