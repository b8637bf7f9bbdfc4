import { describe, expect, it } from 'vitest';
import {
  inventedCard,
  inventedCatalogue,
  inventedLane,
  range,
  secretOf,
} from '#tests/support/engine/inventedGame.ts';
import { namedSetup } from '#tests/support/engine/setups.ts';
import type { PickAction } from '../core/actions.ts';
import type { Decision, Hints } from '../core/ask.ts';
import { type InstanceId, instanceId, packId } from '../core/cards.ts';
import type { Catalogue } from '../core/setup.ts';
import { apply, deal, viewFor } from '../draft.ts';
import type { DraftView, Setup } from '../formats/registry.ts';
import { autoAction as autoDecision, noHints } from './autoAction.ts';
import { syntheticGames } from './bench/syntheticGames.ts';
import { compareBots, estimateOf } from './bench/tournament.ts';
import { personaOf } from './lanePosterior.ts';
import { suggestDeck } from './suggestDeck.ts';

/** The pick of a seat with a pack in hand. */
function autoAction(...asked: Parameters<typeof autoDecision>): Decision & { readonly action: PickAction } {
  const { action, ...decision } = autoDecision(...asked);
  if (action.type !== 'pick') throw new Error(`A pack in hand was answered with ${action.type}`);
  return { ...decision, action };
}

const LANES = ['ember', 'tide', 'grove', 'volt'] as const;
const cards = range(0, 40).map((index) =>
  inventedCard(`card ${index}`, {
    lanes: index >= 36 ? [] : [LANES[index % 4]!],
    rating: 1 + (Math.floor(index / 4) % 5) * 0.8,
    rarity: 'common',
  }),
);
const catalogue: Catalogue = inventedCatalogue(cards, {
  lanes: LANES.map(inventedLane),
  laneRule: { kind: 'best', lanes: 2 },
  deckSize: 6,
});
const setup: Setup = { ...namedSetup('classic', 4), catalogue };

const idOf = (card: number) => instanceId(`c${card}`);
const viewOf = (card: number) => ({ id: idOf(card), card, finish: 'plain' as const });

function viewWith(
  pack: readonly number[],
  pool: readonly number[],
  demand = { picks: 1, burns: 0 },
): DraftView {
  const turn = { turnId: 'p', turnNumber: pool.length + 1 };
  return {
    format: 'booster',
    phase: 'drafting',
    seat: 0,
    round: 0,
    rounds: 3,
    packSize: 15,
    decisionsInRound: pool.length,
    direction: 'left',
    pack: { packId: packId('p'), pickNumber: pool.length + 1, cards: pack.map(viewOf), demand },
    board: null,
    ask: { ...turn, kind: 'pick', cards: pack.map(idOf), demand },
    pool: pool.map((card) => ({ ...viewOf(card), destination: 'main', round: 0, pick: 1 })),
    seats: range(0, 4).map((seat) => ({ seat, packs: 1, poolSize: pool.length, bot: false })),
    mayTakeBack: false,
  };
}

const best = (lane: number) => 16 + lane;
const middling = (lane: number) => 8 + lane;
const worst = (lane: number) => lane;

describe('the lane bot', () => {
  it('takes the strongest card while its lanes are open', () => {
    const decision = autoAction(setup, viewWith([middling(0), best(2), worst(1)], []));
    expect(decision).toEqual({
      action: {
        type: 'pick',
        seat: 0,
        packId: 'p',
        pickNumber: 1,
        cardInstanceIds: [idOf(best(2))],
        burnIds: [],
        destination: 'main',
      },
      by: 'bot',
      reason: 'Your lanes are still open, strongest card here for you.',
    });
  });

  it('speaks of no rest while any lanes may become its own', () => {
    const five = [...catalogue.lanes, inventedLane('bone')];
    const wide = { ...setup, catalogue: { ...catalogue, lanes: five } };
    expect(autoAction(wide, viewWith([middling(0), best(2), worst(1)], [])).reason).toBe(
      'Your lanes are still open, strongest card here for you.',
    );
  });

  it('stays in its lanes once it has some, and says so', () => {
    const pool = [best(0), best(0) + 20, middling(0), best(3), middling(3)];
    const decision = autoAction(setup, viewWith([best(2), middling(3), worst(1)], pool));
    expect(decision.action.cardInstanceIds).toEqual([idOf(middling(3))]);
    expect(decision.reason).toBe('Ember and Volt are your lanes, strongest card here for you.');
  });

  it('likes a neutral card and knows that it fits every deck', () => {
    const decision = autoAction(setup, viewWith([36, worst(1)], [best(0), best(3)]));
    expect([decision.action.cardInstanceIds, decision.reason]).toEqual([
      [idOf(36)],
      'Fits every deck, strongest card here for you.',
    ]);
  });

  it('fills two picks and two burns, denying the strongest of the rest', () => {
    const pack = [worst(0), best(0), middling(3), best(1), worst(2)];
    const { action } = autoAction(setup, viewWith(pack, [best(0), best(3)], { picks: 2, burns: 2 }));
    expect(action.cardInstanceIds).toContain(idOf(best(0)));
    expect(new Set([...action.cardInstanceIds, ...action.burnIds]).size).toBe(4);
    expect(action.burnIds).toContain(idOf(best(1)));
  });

  it('is a little different in every seat that has another persona', () => {
    const pack = range(8, 17);
    const choices = range(0, 60).map((pick) => {
      const view = viewWith(pack, []);
      const asked = { ...view, pack: { ...view.pack!, packId: packId(`p${pick}`) } };
      return range(0, 3).map(
        (seat) => autoAction(setup, asked, noHints, personaOf(seat)).action.cardInstanceIds[0],
      );
    });
    const kinds = range(0, 3).map((seat) => new Set(choices.map((choice) => choice[seat])).size);
    expect(kinds[0]).toBe(1);
    expect(kinds[2]).toBeGreaterThan(1);
  });

  it('draws among equals by a lot of the moment, and says so', () => {
    const plain = range(0, 15).map((index) => inventedCard(`plain ${index}`));
    const unrated = { ...setup, catalogue: inventedCatalogue(plain) };
    const answers = range(0, 600).map((pick) => {
      const view = viewWith(range(0, 15), []);
      const asked = { ...view, seat: pick % 8, pack: { ...view.pack!, packId: packId(`p${pick}`) } };
      const { action, reason } = autoAction(unrated, asked);
      expect(autoAction(unrated, asked).action).toEqual(action);
      expect(reason).toBe('Drawn at random from 15 equally good cards.');
      return action.cardInstanceIds[0];
    });
    const counts = range(0, 15).map((card) => answers.filter((id) => id === idOf(card)).length);
    expect(Math.min(...counts)).toBeGreaterThan(20);
    expect(Math.max(...counts)).toBeLessThan(65);
  });

  it('draws among the best alone, and calls nothing drawn where all of them are taken', () => {
    const pack = [best(0), best(1), worst(2), middling(3)];
    const { action, reason } = autoAction(setup, viewWith(pack, []));
    expect([idOf(best(0)), idOf(best(1))]).toContain(action.cardInstanceIds[0]);
    expect(reason).toBe('Your lanes are still open, drawn at random from 2 equally good cards.');
    const both = autoAction(
      setup,
      viewWith([best(0), best(0) + 20, worst(2)], [best(0)], { picks: 2, burns: 0 }),
    );
    expect(both.reason).not.toContain('drawn');
  });

  it('cannot decide without a pack', () => {
    expect(() => autoAction(setup, { ...viewWith([1], []), pack: null, ask: null })).toThrow(
      'has nothing to decide',
    );
  });
});

describe('what is taken when the clock runs out', () => {
  const pack = [worst(0), middling(0), best(0), best(1), worst(2)];
  const taken = (hints: Partial<Hints>, demand = { picks: 1, burns: 0 }) => {
    const { action, by } = autoAction(setup, viewWith(pack, [], demand), { ...noHints, ...hints });
    return [by, action.cardInstanceIds, action.burnIds];
  };
  const gone: InstanceId = instanceId('gone');

  it('is the reserved card, else the first starred one that is still there, else the choice of the bot', () => {
    expect(taken({ reserved: [idOf(worst(2))], starred: [idOf(worst(0))] })).toEqual([
      'reserved',
      [idOf(worst(2))],
      [],
    ]);
    expect(taken({ reserved: [gone], starred: [gone, idOf(worst(0)), idOf(best(1))] })).toEqual([
      'starred',
      [idOf(worst(0))],
      [],
    ]);
    const [by, picks] = taken({ reserved: [gone], starred: [gone] });
    expect(by).toBe('bot');
    expect([idOf(best(0)), idOf(best(1))]).toContain(picks?.[0]);
  });

  it('is filled up from the next source when too little was reserved', () => {
    const [by, picks, burns] = taken(
      {
        reserved: [idOf(worst(2))],
        starred: [idOf(worst(0))],
        reservedBurns: [idOf(middling(0)), idOf(worst(2))],
      },
      { picks: 3, burns: 1 },
    );
    expect([by, picks?.slice(0, 2), burns]).toEqual([
      'bot',
      [idOf(worst(2)), idOf(worst(0))],
      [idOf(middling(0))],
    ]);
  });

  it('never takes more than is asked, even when more is reserved', () => {
    expect(taken({ reserved: [idOf(worst(2)), idOf(worst(0)), idOf(worst(2))] })).toEqual([
      'reserved',
      [idOf(worst(2))],
      [],
    ]);
  });

  it('is accepted by the table', () => {
    const table = namedSetup('glimpse', 4);
    const state = deal(table, secretOf(1));
    expect(apply(table, state, autoAction(table, viewFor(table, state, { seat: 2 })).action).ok).toBe(true);
  });
});

describe('a suggested deck', () => {
  it('has the best cards of the best two lanes, the rest goes aside', () => {
    const pool = [best(0), best(3), middling(0), middling(3), worst(3), best(1), worst(2), 36].map(viewOf);
    const { main, side, lanes } = suggestDeck(catalogue, pool);
    expect(lanes).toEqual(['ember', 'volt']);
    expect([...main].sort()).toEqual(
      [best(0), best(3), middling(0), middling(3), worst(3), 36].map(idOf).sort(),
    );
    expect([...side].sort()).toEqual([best(1), worst(2)].map(idOf).sort());
  });

  it('tells of every card in one line a group why it is in or out', () => {
    const good = [best(0), best(3), middling(0), middling(3), best(0) + 4, best(3) + 4];
    const pool = [...good, worst(3), best(1)].map(viewOf);
    const { main, side, groups } = suggestDeck(catalogue, pool);
    expect(groups.map(({ reason, cards }) => [reason, cards.length])).toEqual([
      ['Your best cards for Ember and Volt.', 6],
      ['These fit too, but are weaker.', 1],
      ['Outside Ember and Volt.', 1],
    ]);
    expect(groups.flatMap((group) => group.cards)).toHaveLength(main.length + side.length);
  });

  it('speaks of no lanes where a deck may hold all of them', () => {
    const free = { ...catalogue, laneRule: { kind: 'any' } as const, deckSize: 1 };
    expect(suggestDeck(free, [viewOf(best(0)), viewOf(worst(1))]).groups.map(({ reason }) => reason)).toEqual(
      ['The strongest of your cards.', 'These fit too, but are weaker.'],
    );
  });

  it('is short when the lanes hold too little and empty for an empty pool', () => {
    expect(suggestDeck(catalogue, [viewOf(best(0))]).main).toHaveLength(1);
    expect(suggestDeck(catalogue, [])).toEqual({ main: [], side: [], free: {}, lanes: [], groups: [] });
  });
});

describe.each(syntheticGames)('drafting game $name', ({ gameOf }) => {
  it('the lane bot drafts a better deck than SimpleBot in the same seat, past all doubt', {
    timeout: 120_000,
  }, () => {
    const { gain, lane, simple } = compareBots(gameOf, 40, 1);
    expect(gain.mean).toBeCloseTo(lane.mean - simple.mean, 9);
    expect(gain.mean - gain.error).toBeGreaterThan(0);
  });
});

describe('the interval of a mean', () => {
  it('is 1.96 standard errors wide to each side', () => {
    const { mean, error } = estimateOf([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    expect(error).toBeCloseTo(1.96 * Math.sqrt(2.5 / 5), 12);
  });
});
