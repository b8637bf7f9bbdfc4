import { describe, expect, it } from 'vitest';
import { secretOf } from '#tests/support/engine/inventedGame.ts';
import { smallCatalogue } from '#tests/support/engine/setups.ts';
import { noHints } from '../../bots/autoAction.ts';
import { personaOf, steadyPersona } from '../../bots/lanePosterior.ts';
import type { DraftAction } from '../../core/actions.ts';
import { type InstanceId, instanceId } from '../../core/cards.ts';
import type { SetupOf } from '../../core/format.ts';
import { applyIn, viewIn } from '../../core/frame.ts';
import { teamSealed } from './teamSealed.ts';
import type { TeamSealedShape, TeamSealedState } from './teamSealed.types.ts';

type Setup = SetupOf<TeamSealedShape>;

const setup: Setup = {
  catalogue: smallCatalogue,
  template: { format: 'teamSealed', packs: [{ pack: 'plain', count: 2 }], teams: 2 },
  seats: 4,
  solo: false,
};
const dealt = teamSealed.deal(setup, secretOf(7));
const [ours, theirs] = dealt.piles as [readonly InstanceId[], readonly InstanceId[]];

const claim = (seat: number, cardInstanceId: InstanceId) =>
  ({ type: 'claim', seat, cardInstanceId }) as const;
const giveBack = (seat: number, cardInstanceId: InstanceId) =>
  ({ type: 'giveBack', seat, cardInstanceId }) as const;
const done = (seat: number, turnNumber: number) =>
  ({ type: 'choose', seat, turnId: 'claiming', turnNumber, option: 'done' }) as const;

function played(...actions: readonly DraftAction[]): TeamSealedState {
  return actions.reduce((state, action) => {
    const applied = applyIn(teamSealed, setup, state, action);
    if (!applied.ok) throw new Error(applied.refusal);
    return applied.state;
  }, dealt);
}

const refusalOf = (state: TeamSealedState, action: DraftAction) => {
  const applied = applyIn(teamSealed, setup, state, action);
  return applied.ok ? 'accepted' : applied.refusal;
};

const viewOf = (state: TeamSealedState, seat: number) => viewIn(teamSealed, setup, state, { seat });
const boardFor = (state: TeamSealedState, seat: number) => viewOf(state, seat).board;

describe('Team sealed, its teams', () => {
  it('needs as many seats as there are teams, and equal ones', () => {
    const problem = (teams: number, seats: number) =>
      teamSealed.seatsProblem({ ...setup.template, teams }, seats);
    expect([problem(2, 2), problem(3, 6), problem(4, 2), problem(4, 6)]).toEqual([
      null,
      null,
      '4 teams need at least 4 seats.',
      '6 seats cannot be divided into 4 equal teams.',
    ]);
  });

  it('counts packs and cards of a seat', () => {
    expect(teamSealed.packsOpened(setup.template, 4, () => 6)).toEqual([
      { pack: 'plain', count: 4, round: 0 },
      { pack: 'plain', count: 4, round: 1 },
    ]);
    expect(teamSealed.outline(setup.template, 4, () => 6)).toEqual({ rounds: 1, decisions: 13, cards: 12 });
  });

  it('has two to eight teams in its template', () => {
    const accepts = (teams: number) => teamSealed.template.safeParse({ ...setup.template, teams }).success;
    expect([1, 2, 8, 9].map(accepts)).toEqual([false, true, true, false]);
  });
});

describe('Team sealed, rule 1', () => {
  it('opens the packs of all seats of a team into its pile, which the team sees and nobody else', () => {
    expect(dealt.piles.map((pile) => pile.length)).toEqual([24, 24]);
    expect(boardFor(dealt, 2)).toEqual({
      kind: 'teamSealed',
      teams: [
        { seats: [0, 2], unclaimed: 24 },
        { seats: [1, 3], unclaimed: 24 },
      ],
      done: [false, false, false, false],
      own: {
        team: 0,
        pile: ours.map((id) => ({ id, ...dealt.instances[id] })),
        teammates: [{ seat: 0, cards: [] }],
      },
    });
  });

  it('shows a watcher counts alone', () => {
    const { board, ask } = viewIn(teamSealed, setup, dealt, 'watcher');
    expect([board?.kind === 'teamSealed' && board.own, ask]).toEqual([null, null]);
  });
});

describe('Team sealed, rule 2', () => {
  it('puts a claimed card into the own pool, and what is given back onto the pile', () => {
    const state = played(claim(0, ours[3]!), claim(0, ours[5]!), giveBack(0, ours[3]!));
    expect(state).toEqual({
      ...dealt,
      piles: [[...ours.filter((id) => id !== ours[3] && id !== ours[5]), ours[3]], theirs],
      seats: dealt.seats.with(0, {
        pool: [{ id: ours[5]!, destination: 'main', round: 0, pick: 2 }],
        decisions: 3,
        bot: false,
      }),
    });
  });

  it('gives a card to whoever claims it first, and tells the second that it is claimed', () => {
    const state = played(claim(0, ours[0]!));
    expect([refusalOf(state, claim(2, ours[0]!)), refusalOf(state, claim(0, ours[0]!))]).toEqual([
      'alreadyClaimed',
      'alreadyClaimed',
    ]);
    expect(refusalOf(played(claim(0, ours[0]!), giveBack(0, ours[0]!)), claim(2, ours[0]!))).toBe('accepted');
  });

  it('says the same of cards of another team as of cards that do not exist', () => {
    const state = played(claim(1, theirs[0]!));
    expect([
      refusalOf(state, claim(0, theirs[0]!)),
      refusalOf(state, claim(0, theirs[1]!)),
      refusalOf(state, claim(0, instanceId('nowhere'))),
      refusalOf(state, giveBack(0, theirs[0]!)),
      refusalOf(state, giveBack(3, theirs[0]!)),
    ]).toEqual(['notYourCard', 'notYourCard', 'notYourCard', 'notYourCard', 'notYourCard']);
  });

  it('refuses what belongs to other formats', () => {
    expect(
      refusalOf(dealt, { type: 'divide', seat: 0, turnId: 'claiming', turnNumber: 1, firstPile: [] }),
    ).toBe('badAction');
  });
});

describe('Team sealed, rules 3 and 4', () => {
  it('shows the team who has claimed what, and the others how many', () => {
    const state = played(claim(0, ours[1]!));
    const card = { id: ours[1], ...dealt.instances[ours[1]!] };
    const mate = viewOf(state, 2);
    expect(mate.board?.kind === 'teamSealed' && mate.board.own?.teammates).toEqual([
      { seat: 0, cards: [card] },
    ]);
    expect(teamSealed.openCards(mate)).toContainEqual(card);
    const other = viewOf(state, 1);
    expect(other.seats.map(({ poolSize }) => poolSize)).toEqual([1, 0, 0, 0]);
    expect(JSON.stringify(other)).not.toContain(ours[1]);
  });
});

describe('Team sealed, rules 5 and 6', () => {
  it('waits no more for a seat that is done, which may still claim and give back', () => {
    const state = played(claim(0, ours[0]!), done(0, 2));
    expect(teamSealed.turnOf(setup, state, 0)).toBeNull();
    expect(teamSealed.waitingAt(setup, state, 0)).toBe(0);
    const ask = teamSealed.askOf(setup, state, 0);
    expect(ask).toEqual({
      kind: 'claim',
      turnId: 'claiming',
      turnNumber: 3,
      free: ours.slice(1),
      own: [ours[0]],
    });
    const later = played(claim(0, ours[0]!), done(0, 2), giveBack(0, ours[0]!), claim(0, ours[2]!));
    expect([later.done[0], later.seats[0]!.pool.map(({ id }) => id)]).toEqual([true, [ours[2]]]);
  });

  it('has another turn after every decision, so that a doubled or late word changes nothing', () => {
    expect(teamSealed.turnOf(setup, dealt, 0)).toEqual({
      turnId: 'claiming',
      turnNumber: 1,
      cards: 24,
      fullCards: 24,
    });
    const state = played(claim(0, ours[0]!));
    expect([
      refusalOf(state, done(0, 1)),
      refusalOf(played(done(0, 1)), done(0, 1)),
      refusalOf(state, { ...done(0, 2), option: 'more' }),
      refusalOf(played(done(0, 1)), done(0, 2)),
    ]).toEqual(['turnPassed', 'turnPassed', 'notOffered', 'accepted']);
  });

  it('is over when everybody is done; what nobody claimed stays with the team', () => {
    const state = played(claim(0, ours[0]!), done(0, 2), done(1, 1), done(2, 1), done(3, 1));
    expect([state.phase, state.piles.map((pile) => pile.length)]).toEqual(['complete', [23, 24]]);
    expect(viewOf(state, 0).ask).toBeNull();
  });
});

describe('What a bot does in team sealed', () => {
  it('claims up to its share of the cards, then is done, and so does every seat until the end', () => {
    let state = dealt;
    const said = new Set<string>();
    for (let decisions = 0; state.phase !== 'complete'; decisions += 1) {
      if (decisions > 200) throw new Error('The bots do not come to an end');
      const seat = [0, 1, 2, 3].find((at) => !state.done[at] && state.seats[at]!.decisions <= decisions / 4)!;
      const { action, reason } = teamSealed.autoAction(setup, viewOf(state, seat), noHints, personaOf(seat));
      said.add(reason);
      const applied = applyIn(teamSealed, setup, state, action);
      if (!applied.ok) throw new Error(applied.refusal);
      state = applied.state;
    }
    expect(state.seats.map(({ pool }) => pool.length)).toEqual([10, 10, 10, 10]);
    expect(said).toContain('The deck has cards enough.');
  });

  it('waits while somebody of its team who is not done has fewer cards', () => {
    const bot = { type: 'seatHandedToBot', seat: 2 } as const;
    const waits = (...actions: readonly DraftAction[]) =>
      teamSealed.turnOf(setup, played(bot, ...actions), 2) === null;
    expect([
      waits(),
      waits(claim(2, ours[0]!)),
      waits(claim(2, ours[0]!), claim(0, ours[1]!)),
      waits(claim(2, ours[0]!), done(0, 1)),
      waits(claim(2, ours[0]!), claim(1, theirs[0]!)),
    ]).toEqual([false, true, false, false, true]);
  });

  it('claims what was reserved or starred first, as far as it is free', () => {
    const state = played(claim(2, ours[0]!));
    const auto = (reserved: readonly string[], starred: readonly string[]) =>
      teamSealed.autoAction(setup, viewOf(state, 0), { reserved, starred, reservedBurns: [] }, steadyPersona);
    expect(auto([ours[0]!], [theirs[0]!, ours[4]!])).toEqual({
      action: claim(0, ours[4]!),
      by: 'starred',
      reason: 'You had starred it.',
    });
    expect(auto([ours[6]!], [ours[4]!])).toEqual({
      action: claim(0, ours[6]!),
      by: 'reserved',
      reason: 'You had reserved it.',
    });
  });
});
