import { describe, expect, it } from 'vitest';
import { belowFrom } from '#tests/support/engine/chance.ts';
import { secretOf } from '#tests/support/engine/inventedGame.ts';
import { legalPick, playIn } from '#tests/support/engine/play.ts';
import { namedPrograms, namedSetup } from '#tests/support/engine/setups.ts';
import type { DraftAction } from '../../core/actions.ts';
import type { AppliedTo } from '../../core/events.ts';
import type { SetupOf } from '../../core/format.ts';
import { applyIn, viewIn } from '../../core/frame.ts';
import type { Viewer } from '../../core/view.ts';
import { type Keyring, keyring } from '../../random/streams.ts';
import { isInReview } from './apply.ts';
import { booster } from './booster.ts';
import type { BoosterShape, BoosterState } from './booster.types.ts';
import { openPacks } from './deal.ts';
import { alternating, minneapolis } from './named.ts';
import { roundProblem } from './program.ts';

type Setup = SetupOf<BoosterShape>;
type Applied = AppliedTo<BoosterState>;
type DraftState = BoosterState;

const SECRET = secretOf(11);
const deal = booster.deal;
const apply = (setup: Setup, state: DraftState, action: DraftAction) =>
  applyIn(booster, setup, state, action);
const viewFor = (setup: Setup, state: DraftState, viewer: Viewer) => viewIn(booster, setup, state, viewer);

function accepted(applied: Applied): DraftState {
  if (!applied.ok) throw new Error(`refused: ${applied.refusal}`);
  return applied.state;
}

/** The state after each of these seats has picked the last cards it may. */
function afterPicks(setup: Setup, state: DraftState, ...seats: number[]): DraftState {
  return seats.reduce(
    (current, seat) => accepted(apply(setup, current, lastCards(setup, current, seat))),
    state,
  );
}

function lastCards(setup: Setup, state: DraftState, seat: number) {
  const pick = legalPick(setup, state, seat, (n) => n - 1);
  if (!pick) throw new Error(`Seat ${seat} has no pack`);
  return pick;
}

const refusal = (applied: Applied) => (applied.ok ? 'accepted' : applied.refusal);
const queues = (state: DraftState) => state.seats.map(({ queue }) => queue.map(({ cards }) => cards.length));
const poolSizes = (state: DraftState) => state.seats.map(({ pool }) => pool.length);

describe('packs on their way round the table', () => {
  it('go to the left neighbour at once, who finds them behind the pack in hand', () => {
    const setup = namedSetup('classic', 3);
    const dealt = deal(setup, SECRET);
    expect(queues(dealt)).toEqual([[6], [6], [6]]);
    const state = afterPicks(setup, dealt, 0);
    expect(queues(state)).toEqual([[], [6, 5], [6]]);
    expect(state.seats[1]!.queue[1]!.id).toBe(dealt.seats[0]!.queue[0]!.id);
    expect(queues(afterPicks(setup, state, 1, 1))).toEqual([[], [], [6, 5, 4]]);
  });

  it('go to the right neighbour, or stay, when the round says so', () => {
    const right = namedSetup('rightward', 3);
    expect(queues(afterPicks(right, deal(right, SECRET), 0))).toEqual([[], [6], [6, 5]]);
    const stays = namedSetup('housed', 3);
    expect(queues(afterPicks(stays, deal(stays, SECRET), 0))).toEqual([[5], [6], [6]]);
    expect(queues(afterPicks(stays, deal(stays, SECRET), 0, 0))).toEqual([[], [6, 4], [6]]);
  });

  it('come back to a player who sits alone', () => {
    const setup = namedSetup('classic', 1, 'plain', 1);
    const state = afterPicks(setup, deal(setup, SECRET), 0, 0);
    expect(queues(state)).toEqual([[4]]);
    expect(state.seats[0]!.decisions).toBe(2);
  });

  it('open the next round when no pack has cards, and count picks anew', () => {
    const setup = namedSetup('classic', 2);
    let state = deal(setup, SECRET);
    for (let pick = 0; pick < 6; pick += 1) state = afterPicks(setup, state, 0, 1);
    expect(state.round).toBe(1);
    expect(state.seats.map(({ decisions }) => decisions)).toEqual([0, 0]);
    expect(queues(state)).toEqual([[6], [6]]);
    expect(state.unopened).toEqual([]);
    expect(state.seats[0]!.pool.at(-1)).toMatchObject({ round: 0, pick: 6 });
  });

  it('are told as events: taken, passed, the next round, the end', () => {
    const setup = namedSetup('supreme', 1, 'plain', 2);
    const state = deal(setup, SECRET);
    const pick = lastCards(setup, state, 0);
    const applied = apply(setup, state, pick);
    expect(applied.ok && applied.events).toEqual([
      { type: 'took', seat: 0, cards: pick.cardInstanceIds },
      { type: 'asked', seat: 0, turnId: accepted(applied).seats[0]?.queue[0]?.id, turnNumber: 1 },
      { type: 'roundOpened', round: 1 },
    ]);
    const last = accepted(applied);
    const end = apply(setup, last, lastCards(setup, last, 0));
    expect(end.ok && end.events.at(-1)).toEqual({ type: 'completed' });
  });
});

describe('step programs', () => {
  const demandsOf = (name: string, seats: number, decisions: number) => {
    const setup = namedSetup(name, seats, 'plain', 1);
    let state = deal(setup, SECRET);
    return Array.from({ length: decisions }, () => {
      const seat = state.seats.findIndex(({ queue }) => queue.length > 0);
      const demand = viewFor(setup, state, { seat }).pack!.demand;
      state = afterPicks(setup, state, seat);
      return `${demand.picks}+${demand.burns}`;
    });
  };

  it('join picks and burns of a turn in one decision and take what is there from a short pack', () => {
    expect(demandsOf('glimpse', 1, 2)).toEqual(['1+2', '1+2']);
    expect(demandsOf('pickTwo', 1, 3)).toEqual(['2+0', '2+0', '2+0']);
    expect(demandsOf('twoWays', 1, 3)).toEqual(['1+1', '2+1', '1+0']);
    expect(demandsOf('burnFirst', 1, 6)).toEqual(['0+1', '1+0', '0+1', '1+0', '0+1', '1+0']);
  });

  it('let everybody see a pack once in Minneapolis: one of the first, two of each other, the rest is gone', () => {
    const rounds = alternating('plain', 2, (way) => minneapolis(way, 2));
    const setup = { ...namedSetup('classic', 2), template: { format: 'booster', rounds } as const };
    let state = deal(setup, SECRET);
    state = afterPicks(setup, state, 0, 1);
    expect(viewFor(setup, state, { seat: 0 }).pack?.demand).toEqual({ picks: 2, burns: 0 });
    state = afterPicks(setup, state, 0, 1);
    expect([state.round, poolSizes(state), state.discarded.length]).toEqual([1, [3, 3], 6]);
    expect(viewFor(setup, state, 'watcher').direction).toBe('right');
  });

  it('give leaders in a round of their own, one of each pack that comes', () => {
    const [leaders] = namedSetup('leader', 2, 'plain', 1).template.rounds;
    const [cards] = namedSetup('classic', 2, 'single', 1).template.rounds;
    const rounds = [leaders!, cards!];
    const setup = { ...namedSetup('classic', 2), template: { format: 'booster', rounds } as const };
    let state = deal(setup, SECRET);
    expect(viewFor(setup, state, { seat: 0 }).packSize).toBe(6);
    for (let pick = 0; pick < 6; pick += 1) state = afterPicks(setup, state, 0, 1);
    expect([poolSizes(state), viewFor(setup, state, { seat: 0 }).packSize]).toEqual([[6, 6], 1]);
    expect(afterPicks(setup, state, 0, 1).phase).toBe('complete');
  });

  it('open another kind of pack at every seat where the round says so', () => {
    const [round] = namedSetup('classic', 3, 'plain', 1).template.rounds;
    const rounds = [{ ...round!, packBySeat: ['plain', 'single'] }];
    const setup = { ...namedSetup('classic', 3), template: { format: 'booster', rounds } as const };
    expect(queues(deal(setup, SECRET))).toEqual([[6], [1], [6]]);
    expect(viewFor(setup, deal(setup, SECRET), { seat: 1 }).packSize).toBe(6);
  });

  it('keep burned cards with the seat that burned them and discarded ones with nobody', () => {
    const glimpse = namedSetup('glimpse', 2, 'plain', 1);
    const burned = afterPicks(glimpse, deal(glimpse, SECRET), 0).seats[0]!;
    expect([burned.pool.length, burned.burned.length]).toEqual([1, 2]);
    const supreme = namedSetup('supreme', 2, 'plain', 1);
    const state = afterPicks(supreme, deal(supreme, SECRET), 0, 1);
    expect([state.phase, state.discarded.length, poolSizes(state)]).toEqual(['complete', 6, [3, 3]]);
  });

  it('take random cards without asking, in an order that was drawn when the packs were sealed', () => {
    const setup = namedSetup('chancy', 2, 'plain', 1);
    const state = deal(setup, SECRET);
    expect(poolSizes(state)).toEqual([1, 1]);
    const [first] = state.seats[0]!.queue[0]!.randomOrder;
    expect(state.seats[0]!.pool[0]!.id).toBe(first);
    expect(poolSizes(afterPicks(setup, state, 0))).toEqual([3, 1]);
    expect(viewFor(setup, state, { seat: 0 }).pack?.cards).toHaveLength(5);
  });

  it('that ask nobody anything run by themselves to the end', () => {
    const fate = deal(namedSetup('fate', 3), SECRET);
    expect([fate.phase, poolSizes(fate)]).toEqual(['complete', [12, 12, 12]]);
    const nowhere = namedSetup('goesNowhere', 2, 'plain', 1);
    const state = afterPicks(nowhere, deal(nowhere, SECRET), 0, 1);
    expect([state.phase, state.discarded.length]).toEqual(['complete', 10]);
  });

  it('can be told good from bad before a table is made', () => {
    const problems = Object.entries(namedPrograms).map(([name, program]) => [
      name,
      roundProblem({ pack: '', ...program }),
    ]);
    expect(problems.filter(([, problem]) => problem !== null)).toEqual([
      ['goesNowhere', 'takesNothing'],
      ['endless', 'doesNotEnd'],
    ]);
  });
});

describe('the review between two rounds', () => {
  const reviewed = (): Setup => {
    const setup = namedSetup('classic', 2);
    return { ...setup, template: { ...setup.template, hasReview: true } };
  };
  /** Every seat picks until nobody holds a pack. */
  const emptied = (setup: Setup, state: DraftState): DraftState => {
    const seat = state.seats.findIndex(({ queue }) => queue.length > 0);
    return seat < 0 ? state : emptied(setup, afterPicks(setup, state, seat));
  };

  it('holds the next packs back until it is ended, and counts picks anew only then', () => {
    const setup = reviewed();
    const over = emptied(setup, deal(setup, SECRET));
    expect([isInReview(over), over.round, over.unopened.length, queues(over)]).toEqual([
      true,
      0,
      1,
      [[], []],
    ]);
    const applied = apply(setup, over, { type: 'nextRound' });
    expect(applied.ok && applied.events.at(-1)).toEqual({ type: 'roundOpened', round: 1 });
    const opened = accepted(applied);
    expect([isInReview(opened), opened.round, queues(opened)]).toEqual([false, 1, [[6], [6]]]);
    expect(opened.seats.map(({ decisions }) => decisions)).toEqual([0, 0]);
  });

  it('shows nobody a card of the packs that wait, and asks nobody anything', () => {
    const setup = reviewed();
    const over = emptied(setup, deal(setup, SECRET));
    const view = viewFor(setup, over, { seat: 0 });
    expect([view.phase, view.pack, view.ask, view.pool.length]).toEqual(['drafting', null, null, 6]);
  });

  it('is not there before the first round or after the last, nor where packs still go round', () => {
    const setup = reviewed();
    const dealt = deal(setup, SECRET);
    expect(refusal(apply(setup, dealt, { type: 'nextRound' }))).toBe('turnPassed');
    let state = emptied(setup, dealt);
    expect(refusal(apply(setup, { ...state, phase: 'paused' }, { type: 'nextRound' }))).toBe('draftPaused');
    while (state.phase !== 'complete')
      state = emptied(setup, accepted(apply(setup, state, { type: 'nextRound' })));
    expect([state.round, isInReview(state)]).toEqual([1, false]);
    const plain = namedSetup('classic', 2);
    expect(emptied(plain, deal(plain, SECRET)).phase).toBe('complete');
  });

  it('is taken back with the pick that began it at a solo table', () => {
    const setup = namedSetup('classic', 1);
    const solo: Setup = { ...setup, solo: true, template: { ...setup.template, hasReview: true } };
    const dealt = deal(solo, SECRET);
    const over = emptied(solo, dealt);
    const back = accepted(apply(solo, over, { type: 'takeBack', seat: 0 }));
    expect([isInReview(over), isInReview(back), queues(back)]).toEqual([true, false, [[1]]]);
  });
});

describe('what else may happen at a table', () => {
  const setup = namedSetup('classic', 2);
  const dealt = deal(setup, SECRET);
  const does = (state: DraftState, action: DraftAction) => apply(setup, state, action);

  it('a paused table takes no pick until it is resumed, but lets people arrange their pool', () => {
    const picked = afterPicks(setup, dealt, 0);
    const paused = accepted(does(picked, { type: 'paused' }));
    expect(refusal(does(paused, lastCards(setup, picked, 1)))).toBe('draftPaused');
    expect(refusal(does(paused, { type: 'paused' }))).toBe('draftPaused');
    const card = paused.seats[0]!.pool[0]!.id;
    const moved = accepted(
      does(paused, { type: 'move', seat: 0, cardInstanceId: card, destination: 'side' }),
    );
    expect(moved.seats[0]!.pool[0]!.destination).toBe('side');
    const resumed = accepted(does(moved, { type: 'resumed' }));
    expect(refusal(does(resumed, { type: 'resumed' }))).toBe('notPaused');
    expect(refusal(does(resumed, lastCards(setup, resumed, 1)))).toBe('accepted');
  });

  it('a pick is refused for what is wrong with it', () => {
    const pick = lastCards(setup, dealt, 0);
    const [card] = pick.cardInstanceIds;
    const foreign = dealt.seats[1]!.queue[0]!.cards[0]!;
    const wrong: readonly (readonly [string, Partial<typeof pick>])[] = [
      ['packMovedOn', { pickNumber: 2 }],
      ['packMovedOn', { pickNumber: 0 }],
      ['packMovedOn', { packId: dealt.seats[1]!.queue[0]!.id }],
      ['packMovedOn', { seat: 1 }],
      ['notYourCard', { cardInstanceIds: [foreign] }],
      ['notYourCard', { cardInstanceIds: [card!, foreign] }],
      ['notYourCard', { burnIds: [foreign] }],
      ['wrongCount', { cardInstanceIds: [] }],
      ['wrongCount', { cardInstanceIds: [card!, card!] }],
      ['wrongCount', { cardInstanceIds: [], burnIds: [card!] }],
      ['wrongCount', { burnIds: [card!] }],
      ['seatUnknown', { seat: 2 }],
      ['seatUnknown', { seat: -1 }],
    ];
    expect(wrong.map(([, change]) => refusal(does(dealt, { ...pick, ...change })))).toEqual(
      wrong.map(([expected]) => expected),
    );
    expect(refusal(does(dealt, { type: 'claim', seat: 0, cardInstanceId: card! }))).toBe('badAction');
    const glimpse = namedSetup('glimpse', 2);
    const state = deal(glimpse, SECRET);
    const [first, second] = state.seats[0]!.queue[0]!.cards;
    const doubled = {
      ...lastCards(glimpse, state, 0),
      cardInstanceIds: [first!],
      burnIds: [second!, second!],
    };
    expect(refusal(apply(glimpse, state, doubled))).toBe('wrongCount');
  });

  it('a seat goes to a bot and comes back whole [H16]', () => {
    const picked = afterPicks(setup, dealt, 0);
    const handed = accepted(does(picked, { type: 'seatHandedToBot', seat: 0 }));
    expect(refusal(does(handed, { type: 'seatHandedToBot', seat: 0 }))).toBe('alreadyBot');
    expect(viewFor(setup, handed, 'watcher').seats[0]).toEqual({ seat: 0, packs: 0, poolSize: 1, bot: true });
    expect(accepted(does(handed, { type: 'seatReturned', seat: 0 }))).toEqual(picked);
    expect(refusal(does(picked, { type: 'seatReturned', seat: 0 }))).toBe('notBot');
  });

  it('extra time is remembered in the log and changes nothing on the table', () => {
    expect(accepted(does(dealt, { type: 'extraTime', seat: 1, seconds: 30 }))).toBe(dealt);
    expect(refusal(does(dealt, { type: 'extraTime', seat: 1, seconds: -30 }))).toBe('badAction');
  });

  it('a card that is not in the pool cannot be moved', () => {
    const card = dealt.seats[1]!.queue[0]!.cards[0]!;
    expect(refusal(does(dealt, { type: 'move', seat: 0, cardInstanceId: card, destination: 'side' }))).toBe(
      'notYourCard',
    );
  });

  it('nothing happens any more when the draft is complete', () => {
    const { states } = playIn(booster, setup, SECRET, belowFrom(3), 'decisions');
    const last = states.at(-1)!;
    expect(refusal(does(last, { type: 'paused' }))).toBe('draftOver');
    expect([queues(last), last.unopened]).toEqual([[[], []], []]);
  });

  it('leaves untouched what an action does not concern, so that views can be compared by reference', () => {
    const state = afterPicks(setup, dealt, 0);
    expect(state.instances).toBe(dealt.instances);
    expect(state.unopened).toBe(dealt.unopened);
    expect(state.seats[1]!.pool).toBe(dealt.seats[1]!.pool);
    const later = afterPicks(setup, state, 1);
    expect(later.seats[0]!.pool).toBe(state.seats[0]!.pool);
    expect(viewFor(setup, later, { seat: 0 }).pool[0]).toBe(viewFor(setup, state, { seat: 0 }).pool[0]);
  });
});

describe('taking back the last pick at a solo table', () => {
  const setup: Setup = { ...namedSetup('classic', 3), solo: true };
  const dealt = ['seatHandedToBot', 'seatHandedToBot'].reduce(
    (state, _, index) => accepted(apply(setup, state, { type: 'seatHandedToBot', seat: index + 1 })),
    deal(setup, SECRET),
  );
  const takeBack: DraftAction = { type: 'takeBack', seat: 0 };

  it('puts the table back in front of the pick, whatever bots did since, and keeps the pool arranged', () => {
    const once = afterPicks(setup, dealt, 0, 1, 2);
    const card = once.seats[0]!.pool[0]!.id;
    const other = once.seats[0]!.pool[0]!.destination === 'main' ? 'side' : 'main';
    const twice = afterPicks(setup, once, 0, 1);
    const arranged = accepted(
      apply(setup, twice, { type: 'move', seat: 0, cardInstanceId: card, destination: other }),
    );
    expect(viewFor(setup, arranged, { seat: 0 }).mayTakeBack).toBe(true);
    const back = accepted(apply(setup, arranged, takeBack));
    expect(back.seats.map(({ queue }) => queue)).toEqual(once.seats.map(({ queue }) => queue));
    expect(back.seats[0]!.pool).toEqual([{ ...once.seats[0]!.pool[0]!, destination: other }]);
    expect(refusal(apply(setup, back, takeBack))).toBe('nothingToTakeBack');
  });

  it('is refused before the first pick, to others and at tables of several people', () => {
    const shared = { ...setup, solo: false };
    expect(refusal(apply(setup, dealt, takeBack))).toBe('nothingToTakeBack');
    expect(refusal(apply(setup, afterPicks(setup, dealt, 0), { type: 'takeBack', seat: 1 }))).toBe(
      'nothingToTakeBack',
    );
    expect(refusal(apply(shared, afterPicks(shared, dealt, 0), takeBack))).toBe('notSolo');
  });
});

describe('views', () => {
  const setup = namedSetup('glimpse', 2);
  const state = afterPicks(setup, deal(setup, SECRET), 0);

  it('show a watcher how far everybody is and no card at all', () => {
    expect(viewFor(setup, state, 'watcher')).toEqual({
      format: 'booster',
      phase: 'drafting',
      seat: null,
      round: 0,
      rounds: 2,
      packSize: 6,
      decisionsInRound: 0,
      direction: 'left',
      pack: null,
      board: null,
      ask: null,
      pool: [],
      seats: [
        { seat: 0, packs: 0, poolSize: 1, bot: false },
        { seat: 1, packs: 2, poolSize: 0, bot: false },
      ],
      mayTakeBack: false,
    });
  });

  it('show a seat its pack in hand and not the one that waits behind it [H2]', () => {
    const view = viewFor(setup, state, { seat: 1 });
    expect(view.pack).toEqual({
      packId: state.seats[1]!.queue[0]!.id,
      pickNumber: 1,
      cards: state.seats[1]!.queue[0]!.cards.map((id) => ({ id, ...state.instances[id]! })),
      demand: { picks: 1, burns: 2 },
    });
    expect(view.ask).toEqual({
      kind: 'pick',
      turnId: view.pack!.packId,
      turnNumber: 1,
      cards: state.seats[1]!.queue[0]!.cards,
      demand: { picks: 1, burns: 2 },
    });
    const waiting = state.seats[1]!.queue[1]!;
    for (const secret of [waiting.id, ...waiting.cards]) expect(JSON.stringify(view)).not.toContain(secret);
  });
});

describe('dealing', () => {
  it('refuses a setup that cannot be dealt', () => {
    expect(() => deal(namedSetup('classic', 0), SECRET)).toThrow('A draft needs a seat');
    expect(() => deal(namedSetup('classic', 2, 'lost'), SECRET)).toThrow('"lost"');
  });

  it('fills each pack from its own stream, whatever the others drew', () => {
    const setup = namedSetup('classic', 3, 'retail', 2);
    const streamOf = keyring(SECRET);
    const greedy: Keyring = (label) => {
      if (label !== 'pack/0/0') return streamOf(label);
      const stream = streamOf('other');
      stream.idText(100);
      return stream;
    };
    const [first, ...others] = openPacks(setup, streamOf).flat();
    const [disturbed, ...undisturbed] = openPacks(setup, greedy).flat();
    expect(undisturbed).toEqual(others);
    expect(disturbed).not.toEqual(first);
  });

  it('goes past rounds whose packs are empty', () => {
    const setup = namedSetup('classic', 8, 'shortCube', 3);
    const sizes = deal(setup, SECRET);
    expect(queues(sizes)).toEqual([[4], [4], [4], [4], [4], [], [], []]);
    const { states } = playIn(booster, setup, SECRET, belowFrom(1), 'decisions');
    expect(states.at(-1)!.seats.flatMap(({ pool }) => pool)).toHaveLength(20);
  });
});
