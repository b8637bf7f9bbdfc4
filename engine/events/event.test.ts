import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acted, drafted, RULES, score, settled } from './event.testkit.ts';
import { applyEvent, newEvent, usualRounds } from './event.ts';
import type { EventAction, EventMatch, EventRound, EventState } from './event.types.ts';
import { rematchesIn } from './meetings.ts';
import { championOf, finalOrder, podSizes } from './places.ts';
import { isRoundOver, nextKind } from './rounds.ts';
import { standingsOf, turned } from './standings.ts';

const opened = (state: EventState, chance = 3) => acted(state, { type: 'openRound', chance });
const lowerWins = ([first, second]: readonly [number, number]) =>
  first < second ? score(2, 0) : score(0, 2);
const refusalOf = (state: EventState, action: EventAction) => {
  const applied = applyEvent(state, action);
  return applied.ok ? null : applied.refusal;
};
/** The first match of the last round, with the ids of its two players. */
function firstMatch(state: EventState) {
  const round = state.rounds.length - 1;
  const match = state.rounds[round]?.matches[0];
  if (!match || match.players[1] === null) throw new Error('There is no such match.');
  const idOf = (player: number) => state.players[player]?.id ?? '';
  return { round, table: match.table, match, ids: [idOf(match.players[0]), idOf(match.players[1])] as const };
}

describe('an event', () => {
  it('is joined and left while it is gathered, and not after', () => {
    const gathered = acted(
      newEvent(RULES),
      { type: 'join', playerId: 'a' },
      { type: 'join', playerId: 'b' },
      { type: 'join', playerId: 'c' },
      { type: 'leave', playerId: 'b' },
    );
    expect(gathered.players.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(refusalOf(gathered, { type: 'join', playerId: 'a' })).toBe('alreadyInEvent');
    expect(refusalOf(gathered, { type: 'leave', playerId: 'b' })).toBe('notInEvent');
    expect(refusalOf(gathered, { type: 'openRound', chance: 1 })).toBe('eventNotDrafted');
    const seated = acted(gathered, { type: 'seat', podOf: [0, 0], seatOf: [0, 1], swissRounds: 1 });
    expect(refusalOf(seated, { type: 'join', playerId: 'd' })).toBe('eventStarted');
    expect(refusalOf(seated, { type: 'leave', playerId: 'a' })).toBe('eventStarted');
  });

  it('counts a result once the other player agrees, with the score that was reported', () => {
    const state = opened(drafted(4));
    const { round, table, ids } = firstMatch(state);
    const told = { round, table, score: score(2, 1), chance: 1 };
    const reported = acted(state, { ...told, type: 'report', playerId: ids[0] });
    expect(refusalOf(reported, { ...told, type: 'confirm', playerId: ids[0] })).toBe('ownReport');
    expect(refusalOf(reported, { ...told, type: 'confirm', playerId: ids[1], score: score(1, 2) })).toBe(
      'scoreChanged',
    );
    expect(refusalOf(reported, { ...told, type: 'confirm', playerId: 'stranger' })).toBe('notInEvent');
    const agreed = acted(reported, { ...told, type: 'confirm', playerId: ids[1] });
    expect(firstMatch(agreed).match.state).toEqual({ kind: 'final', by: 'players', score: score(2, 1) });
    expect(acted(agreed, { ...told, type: 'confirm', playerId: ids[1] })).toEqual(agreed);
    expect(refusalOf(agreed, { ...told, type: 'report', playerId: ids[0], score: score(2, 0) })).toBe(
      'matchIsOver',
    );
  });

  it('takes the same score told by both as agreed, and another one as a new report', () => {
    const state = opened(drafted(4));
    const { round, table, ids } = firstMatch(state);
    const told = { type: 'report', round, table, chance: 1 } as const;
    const both = acted(
      state,
      { ...told, playerId: ids[0], score: score(2, 1) },
      { ...told, playerId: ids[1], score: score(1, 2) },
    );
    expect(firstMatch(both).match.state).toEqual({ kind: 'reported', by: 1, score: score(1, 2) });
    const agreed = acted(both, { ...told, playerId: ids[0], score: score(1, 2) });
    expect(firstMatch(agreed).match.state).toMatchObject({ kind: 'final', by: 'players' });
  });

  it('refuses scores that no match ends with', () => {
    const state = opened(drafted(4));
    const { round, table, ids } = firstMatch(state);
    for (const wrong of [score(2, 2), score(3, 0), score(0, 0), score(-1, 2), score(1.5, 0), score(0, 0, 9)])
      expect(
        refusalOf(state, { type: 'report', round, table, playerId: ids[0], score: wrong, chance: 1 }),
      ).toBe('scoreImpossible');
    expect(refusalOf(state, { type: 'rule', round, table: 99, score: score(2, 0), chance: 1 })).toBe(
      'matchUnknown',
    );
  });

  it('lets the host overrule, also a round that is long over', () => {
    const second = settled(opened(drafted(4)), lowerWins);
    expect(second.rounds).toHaveLength(2);
    const first = second.rounds[0]?.matches[0];
    const ruled = acted(second, { type: 'rule', round: 0, table: 1, score: score(0, 2), chance: 1 });
    expect(ruled.rounds[1]).toEqual(second.rounds[1]);
    const winner = first?.players[1] ?? -1;
    expect(standingsOf(ruled).find(({ player }) => player === winner)).toMatchObject({ wins: 1, points: 3 });
  });

  it('opens the next round by itself with the last result, or waits for the host', () => {
    const itself = settled(opened(drafted(8)), lowerWins);
    expect(itself.rounds.map(({ number }) => number)).toEqual([1, 2]);
    const byHost = settled(opened(drafted(8, { opens: 'host' })), lowerWins);
    expect(byHost.rounds).toHaveLength(1);
    expect(opened(byHost).rounds).toHaveLength(2);
  });

  it('takes a late result after the host went on without it', () => {
    const early = opened(opened(drafted(8)), 9);
    expect(early.rounds).toHaveLength(2);
    const late = acted(early, { type: 'rule', round: 0, table: 1, score: score(2, 0), chance: 1 });
    expect(standingsOf(late)[0]?.points).toBe(3);
    expect(late.rounds).toHaveLength(2);
  });

  it('opens the cut by itself with the last result of all rounds, not of the last one alone', () => {
    const late = settled(opened(opened(drafted(4, { swissRounds: 2, cut: 2 })), 9), lowerWins);
    expect(late.rounds.map(({ kind }) => kind)).toEqual(['swiss', 'swiss']);
    const rule = { type: 'rule', round: 0, score: score(2, 0), chance: 1 } as const;
    const waiting = acted(late, { ...rule, table: 1 });
    expect(waiting.rounds).toHaveLength(2);
    expect(acted(waiting, { ...rule, table: 2 }).rounds.map(({ kind }) => kind)).toEqual([
      'swiss',
      'swiss',
      'cut',
    ]);
  });

  it('gives the match of who drops to the other player, and pairs them no more', () => {
    const state = opened(drafted(8));
    const { ids, match } = firstMatch(state);
    const dropped = acted(state, { type: 'drop', playerId: ids[0], chance: 1 });
    expect(firstMatch(dropped).match.state).toEqual({ kind: 'final', by: 'drop', score: score(0, 2) });
    expect(refusalOf(dropped, { type: 'drop', playerId: ids[0], chance: 1 })).toBe('hasDropped');
    const next = settled(dropped, lowerWins);
    expect(next.rounds[1]?.matches.flatMap(({ players }) => players)).not.toContain(match.players[0]);
    expect(next.rounds[1]?.matches.filter(({ players }) => players[1] === null)).toHaveLength(1);
  });

  it('keeps what the other player had reported when somebody drops', () => {
    const state = opened(drafted(4));
    const { round, table, ids } = firstMatch(state);
    const reported = acted(state, {
      type: 'report',
      round,
      table,
      playerId: ids[1],
      score: score(2, 1),
      chance: 1,
    });
    const dropped = acted(reported, { type: 'drop', playerId: ids[0], chance: 1 });
    expect(firstMatch(dropped).match.state).toEqual({ kind: 'final', by: 'players', score: score(2, 1) });
  });

  it('pairs the first round of a drafted pod across the table', () => {
    const pairsOf = (state: EventState) =>
      (state.rounds[0]?.matches ?? []).map(({ players: [a, b] }) => [a, b ?? a].toSorted((x, y) => x - y));
    const byFirst = (pairs: readonly (readonly number[])[]) => pairs.toSorted(([a = 0], [b = 0]) => a - b);
    const across = [0, 1, 2, 3].map((seat) => [seat, seat + 4]);
    expect(byFirst(pairsOf(opened(drafted(8))))).toEqual(across);
    const second = across.map(([a = 0, b = 0]) => [a + 8, b + 8]);
    expect(byFirst(pairsOf(opened(drafted(16))))).toEqual([...across, ...second]);
    // Two pods of seven: three pairs at each table, three seats apart, and one pair of those who are left.
    const odd = pairsOf(opened(drafted(14, {}, 7)));
    const apart = odd.map(([a = 0, b = 0]) => (a < 7 === b < 7 ? b - a : null));
    expect(apart.filter((seats) => seats === 3 || seats === 4)).toHaveLength(6);
    expect(apart.filter((seats) => seats === null)).toHaveLength(1);
  });

  it('lets whoever dropped by mistake play on until the next round opens', () => {
    const state = opened(drafted(4, { opens: 'host' }));
    const { match, ids } = firstMatch(state);
    const dropped = acted(state, { type: 'drop', playerId: ids[0], chance: 1 });
    expect(firstMatch(dropped).match.state).toMatchObject({ kind: 'final', by: 'drop' });
    const back = acted(dropped, { type: 'takeDropBack', playerId: ids[0] });
    expect(back).toEqual(state);
    expect(refusalOf(back, { type: 'takeDropBack', playerId: ids[0] })).toBe('hasNotDropped');
    expect(refusalOf(back, { type: 'takeDropBack', playerId: 'nobody' })).toBe('notInEvent');
    // Where the other one has dropped as well, whoever comes back wins.
    const alone = acted(
      dropped,
      { type: 'drop', playerId: ids[1], chance: 1 },
      { type: 'takeDropBack', playerId: ids[0] },
    );
    expect(firstMatch(alone).match).toMatchObject({
      players: match.players,
      state: { kind: 'final', by: 'drop', score: score(2, 0) },
    });
    const later = acted(
      settled(dropped, () => score(2, 0)),
      { type: 'openRound', chance: 2 },
    );
    expect(refusalOf(later, { type: 'takeDropBack', playerId: ids[0] })).toBe('dropIsFinal');
  });

  it('tells which matches of a round are rematches', () => {
    const rounds = drafted(2, { opens: 'host', swissRounds: 2 });
    const second = acted(
      settled(opened(rounds), () => score(2, 0)),
      { type: 'openRound', chance: 2 },
    );
    expect([rematchesIn(second.rounds, 0), rematchesIn(second.rounds, 1)]).toEqual([[], [1]]);
  });

  it('pairs the third round of eight so that everybody meets somebody with their points', () => {
    // Rounds 1 and 2 as an event of eight played them.
    const played: readonly (readonly (readonly [number, number])[])[] = [
      [
        [2, 4],
        [3, 0],
        [5, 6],
        [7, 1],
      ],
      [
        [2, 5],
        [3, 7],
        [4, 0],
        [6, 1],
      ],
    ];
    const rounds = played.map(
      (matches, at): EventRound => ({
        kind: 'swiss',
        number: at + 1,
        matches: matches.map(
          (players, table): EventMatch => ({
            table: table + 1,
            players,
            state: { kind: 'final', by: 'host', score: score(2, 0) },
          }),
        ),
      }),
    );
    const third = acted(
      { ...drafted(8, { opens: 'host' }), phase: 'playing', rounds },
      { type: 'openRound', chance: 3 },
    );
    const pairs = third.rounds[2]?.matches.map(({ players: [a, b] }) => [a, b].toSorted().join('–')) ?? [];
    expect(pairs).toContain('2–3');
    expect(pairs).toContain('0–1');
    expect([['2–3', '4–5', '6–7', '0–1'].toSorted(), ['2–3', '5–7', '4–6', '0–1'].toSorted()]).toContainEqual(
      pairs.toSorted(),
    );
  });

  it('pairs within the pods where the host says so, and across them else', () => {
    const podOf = (state: EventState) =>
      state.rounds
        .at(-1)
        ?.matches.map(({ players }) =>
          players.map((player) => (player === null ? null : state.players[player]?.pod)),
        ) ?? [];
    const second = (state: EventState, chance = 1) =>
      acted(
        settled(state, () => score(2, 0), chance),
        { type: 'openRound', chance },
      );
    const byHost = { opens: 'host' } as const;
    for (const [one, other] of podOf(second(opened(drafted(16, { ...byHost, isWithinPods: true })))))
      expect(one).toBe(other);
    const across = [1, 2, 3].flatMap((chance) => podOf(second(opened(drafted(16, byHost), chance), chance)));
    expect(across.some(([first, second]) => first !== second)).toBe(true);
  });

  it('cuts to a bracket in which the best two meet last, and crowns who wins it', () => {
    const swissOver = settled(opened(drafted(8, { swissRounds: 1, cut: 4, opens: 'host' })), lowerWins);
    const cut = opened(swissOver);
    expect(cut.rounds[1]).toMatchObject({ kind: 'cut', number: 1 });
    const seeds = standingsOf(cut).slice(0, 4);
    const pairs = cut.rounds[1]?.matches.map(({ players }) => players) ?? [];
    expect(pairs).toHaveLength(2);
    expect(new Set(pairs.flat())).toEqual(new Set(seeds.map(({ player }) => player)));
    const final = opened(settled(cut, () => score(2, 1)));
    expect(championOf(final)).toBeNull();
    const over = settled(final, () => score(0, 2));
    const champion = over.rounds[2]?.matches[0]?.players[1];
    expect([championOf(over), finalOrder(over)[0], nextKind(over)]).toEqual([champion, champion, null]);
    expect(refusalOf(over, { type: 'openRound', chance: 1 })).toBe('noMoreRounds');
  });

  it('refuses a draw in the cut, and replaces a winner only while the next match is not over', () => {
    const cut = settled(opened(drafted(8, { swissRounds: 1, cut: 4 })), lowerWins);
    const semis = cut.rounds.length - 1;
    expect(refusalOf(cut, { type: 'rule', round: semis, table: 1, score: score(1, 1), chance: 1 })).toBe(
      'scoreImpossible',
    );
    const final = settled(cut, () => score(2, 0));
    const ruled = acted(final, { type: 'rule', round: semis, table: 2, score: score(1, 2), chance: 1 });
    const finalists = (state: EventState) => state.rounds.at(-1)?.matches[0]?.players;
    expect(finalists(ruled)).toEqual([finalists(final)?.[0], cut.rounds[semis]?.matches[1]?.players[1]]);
    const over = settled(ruled, () => score(2, 0));
    expect(refusalOf(over, { type: 'rule', round: semis, table: 1, score: score(0, 2), chance: 1 })).toBe(
      'bracketMovedOn',
    );
  });

  it('replaces the winner of a match whose next one was only given up', () => {
    const cut = settled(opened(drafted(8, { swissRounds: 1, cut: 4 })), lowerWins);
    const semis = cut.rounds.length - 1;
    const final = settled(cut, () => score(2, 0));
    const finalists = (state: EventState) => state.rounds.at(-1)?.matches[0]?.players ?? [];
    const [wrong = -1, other] = finalists(final);
    const dropped = acted(final, { type: 'drop', playerId: final.players[wrong]?.id ?? '', chance: 1 });
    expect(dropped.rounds.at(-1)?.matches[0]?.state).toMatchObject({ kind: 'final', by: 'drop' });
    const loser = cut.rounds[semis]?.matches[0]?.players.find((player) => player !== wrong);
    const isFirst = cut.rounds[semis]?.matches[0]?.players[0] === wrong;
    const ruling = { type: 'rule', round: semis, table: 1, chance: 1 } as const;
    const ruled = acted(dropped, { ...ruling, score: isFirst ? score(0, 2) : score(2, 0) });
    expect(finalists(ruled)).toEqual([loser, other]);
    expect(ruled.rounds.at(-1)?.matches[0]?.state).toEqual({ kind: 'open' });
    const gone = acted(dropped, {
      type: 'drop',
      playerId: dropped.players[loser ?? -1]?.id ?? '',
      chance: 1,
    });
    const both = acted(gone, { ...ruling, score: isFirst ? score(0, 2) : score(2, 0) });
    expect(both.rounds.at(-1)?.matches[0]?.state).toMatchObject({ kind: 'final', by: 'drop' });
  });

  it('gives the best seeds a bye where the cut has more places than players', () => {
    const cut = opened(settled(opened(drafted(3, { swissRounds: 1, cut: 4, opens: 'host' })), lowerWins));
    const byes = cut.rounds[1]?.matches.filter(({ players }) => players[1] === null) ?? [];
    expect(byes.map(({ players }) => players[0])).toEqual([standingsOf(cut)[0]?.player]);
  });

  it('is closed for good, and can be called off only before its rounds', () => {
    const closed = acted(opened(drafted(4)), { type: 'close' });
    expect(refusalOf(closed, { type: 'openRound', chance: 1 })).toBe('eventOver');
    expect(refusalOf(opened(drafted(4)), { type: 'cancel' })).toBe('eventStarted');
    expect(acted(drafted(4), { type: 'cancel' }).phase).toBe('cancelled');
  });
});

describe('pods', () => {
  it('are as few as fit and as even as can be', () => {
    expect([16, 15, 9, 5, 17].map((players) => podSizes(players, 8))).toEqual([
      [8, 8],
      [8, 7],
      [5, 4],
      [5],
      [6, 6, 5],
    ]);
    expect([2, 4, 8, 9, 16].map(usualRounds)).toEqual([1, 2, 3, 4, 4]);
  });
});

const events = fc.record({
  players: fc.integer({ min: 2, max: 17 }),
  swissRounds: fc.integer({ min: 1, max: 4 }),
  isWithinPods: fc.boolean(),
  chances: fc.array(fc.integer({ min: 0, max: 0xffffffff }), { minLength: 6, maxLength: 6 }),
  outcomes: fc.array(fc.constantFrom(score(2, 0), score(2, 1), score(0, 2), score(1, 2), score(1, 1, 1)), {
    minLength: 40,
    maxLength: 40,
  }),
  drops: fc.array(fc.integer({ min: 0, max: 16 }), { maxLength: 3 }),
});

/** A whole event by random results; who is named in `drops` drops one round after another. */
function played({
  players,
  swissRounds,
  isWithinPods,
  chances,
  outcomes,
  drops,
}: typeof events extends fc.Arbitrary<infer E> ? E : never) {
  let state = drafted(players, { swissRounds, isWithinPods, opens: 'host' });
  let told = 0;
  for (let round = 0; round < swissRounds; round++) {
    const active = state.players.filter(({ droppedAfter }) => droppedAfter === null);
    if (active.length < 2) break;
    state = opened(state, chances[round] ?? 0);
    const leaver = state.players[drops[round] ?? 99];
    if (leaver && leaver.droppedAfter === null && active.length > 3)
      state = acted(state, { type: 'drop', playerId: leaver.id, chance: 0 });
    state = settled(state, () => outcomes[told++ % outcomes.length] ?? score(2, 0));
  }
  return state;
}

describe('every event that is played', () => {
  it('pairs everybody who plays once a round, gives each one bye at most while others had none, and sums to its points', () => {
    fc.assert(
      fc.property(events, (wish) => {
        const state = played(wish);
        for (const { matches } of state.rounds) {
          const seated = matches.flatMap(({ players }) => players.filter((player) => player !== null));
          expect(new Set(seated).size).toBe(seated.length);
        }
        const rows = standingsOf(state);
        const byes = rows.filter(({ hasDropped }) => !hasDropped).map((row) => row.byes);
        // Within pods everybody of a small pod may have had one.
        if (!wish.isWithinPods && wish.players > wish.swissRounds + 3)
          expect(Math.max(...byes)).toBeLessThanOrEqual(1);
        const points = state.rounds
          .flatMap(({ matches }) => matches)
          .map(({ state: own, players }) => {
            if (own.kind !== 'final') return 0;
            return players[1] === null || own.score.wins[0] !== own.score.wins[1] ? 3 : 2;
          });
        expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(
          points.reduce((sum: number, own) => sum + own, 0),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('makes no rematch in a field that is large enough for its rounds', () => {
    fc.assert(
      fc.property(events, (wish) => {
        const state = played({ ...wish, players: Math.max(wish.players, 10), isWithinPods: false });
        const met = state.rounds
          .flatMap(({ matches }) => matches)
          .flatMap(({ players: [first, second] }) =>
            second === null ? [] : [`${Math.min(first, second)}-${Math.max(first, second)}`],
          );
        expect(new Set(met).size).toBe(met.length);
      }),
      { numRuns: 300 },
    );
  });

  it('has standings that do not depend on the order in which results came, nor on who stands first in a match', () => {
    fc.assert(
      fc.property(events, (wish) => {
        const state = played(wish);
        const mirrored: EventState = {
          ...state,
          rounds: state.rounds.map((round) => ({
            ...round,
            matches: [...round.matches].reverse().map((match) =>
              match.players[1] === null || match.state.kind !== 'final'
                ? match
                : {
                    ...match,
                    players: [match.players[1], match.players[0]] as const,
                    state: { ...match.state, score: turned(match.state.score) },
                  },
            ),
          })),
        };
        const shown = (of: EventState) =>
          standingsOf(of).map(({ player, rank, points }) => [player, rank, points]);
        expect(shown(mirrored)).toEqual(shown(state));
        expect(state.rounds.every(isRoundOver)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('survives being written down as JSON', () => {
    fc.assert(
      fc.property(events, (wish) => {
        const state = played(wish);
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }),
      { numRuns: 50 },
    );
  });
});
