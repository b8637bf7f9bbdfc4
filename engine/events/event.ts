import { accept, refuse } from './applied.ts';
import { advancing } from './bracket.ts';
import type {
  EventAction,
  EventApplied,
  EventMatch,
  EventRules,
  EventState,
  MatchName,
  MatchState,
  Score,
} from './event.types.ts';
import { admit, join, leave, wait } from './gathering.ts';
import { withNextRound, withoutDropped } from './openRound.ts';
import { isRoundOver, nextKind, playing } from './rounds.ts';
import { turned, winnerOf } from './standings.ts';

/** An event that people can join. */
export const newEvent = (rules: EventRules): EventState => ({
  rules,
  phase: 'gathering',
  players: [],
  rounds: [],
});

/** Swiss rounds that leave at most one player without a loss, as the field counts them. */
export const usualRounds = (players: number): number =>
  Math.max(1, Math.ceil(Math.log2(Math.max(2, players))));

const MOST_DRAWS = 3;

/** Whether a match can end like this: nobody wins more games than it takes, and in a cut somebody wins. */
export function isPossible(
  { wins, draws }: Score,
  { gamesToWin }: EventRules,
  kind: 'swiss' | 'cut',
): boolean {
  const figures = [...wins, draws];
  if (!figures.every((figure) => Number.isInteger(figure) && figure >= 0) || draws > MOST_DRAWS) return false;
  if (wins.some((won) => won > gamesToWin) || wins.every((won) => won === gamesToWin)) return false;
  if (wins[0] + wins[1] + draws === 0) return false;
  return kind === 'swiss' || winnerOf({ wins, draws }) !== null;
}

const isSame = (a: Score, b: Score) =>
  a.draws === b.draws && a.wins[0] === b.wins[0] && a.wins[1] === b.wins[1];

const matchOf = ({ rounds }: EventState, { round, table }: MatchName) =>
  rounds[round]?.matches.find((match) => match.table === table);

function withMatch(state: EventState, { round, table }: MatchName, change: Partial<EventMatch>): EventState {
  const rounds = state.rounds.map((known, at) =>
    at === round
      ? {
          ...known,
          matches: known.matches.map((match) => (match.table === table ? { ...match, ...change } : match)),
        }
      : known,
  );
  return { ...state, rounds };
}

const withState = (state: EventState, name: MatchName, matchState: MatchState) =>
  withMatch(state, name, { state: matchState });

/** Where rounds open by themselves, the last result of a round opens the next one, and the last of all rounds the cut. */
function goOn(state: EventState, chance: number): EventState {
  const last = state.rounds.at(-1);
  const next = nextKind(state);
  const isDone = last !== undefined && (next === 'cut' ? state.rounds.every(isRoundOver) : isRoundOver(last));
  if (state.phase !== 'playing' || !isDone || state.rules.opens !== 'itself' || next === null) return state;
  // A round in which nobody has anybody to play against is over at once.
  return playing(state).length < 2 ? state : goOn(withNextRound(state, chance), chance);
}

const LASTING = ['gamesToWin', 'swissRounds', 'cut', 'isWithinPods'] as const;

/** Rounds are played by the rules they were begun by, but for how the next one opens. */
function change(state: EventState, rules: EventRules): EventApplied {
  const hasBegun = state.rounds.length > 0;
  if (hasBegun && LASTING.some((rule) => rules[rule] !== state.rules[rule])) return refuse('settingFixed');
  return accept({ ...state, rules });
}

function seat(
  state: EventState,
  { podOf, seatOf, swissRounds }: Extract<EventAction, { type: 'seat' }>,
): EventApplied {
  if (state.phase !== 'gathering') return refuse('eventStarted');
  if (state.players.length < 2 || podOf.length !== state.players.length) return refuse('tooFewPlayers');
  const players = state.players.map((player, at) => ({
    ...player,
    pod: podOf[at] ?? 0,
    seat: seatOf[at] ?? 0,
  }));
  // Nobody who waits is taken in any more.
  const { waiting: _, ...seated } = state;
  return accept({ ...seated, rules: { ...state.rules, swissRounds }, phase: 'drafting', players });
}

function openRound(state: EventState, chance: number): EventApplied {
  if (state.phase === 'gathering') return refuse('eventNotDrafted');
  const last = state.rounds.at(-1);
  const kind = nextKind(state);
  const isOpen = last !== undefined && !isRoundOver(last);
  if (kind === null) return refuse(isOpen ? 'roundIsOpen' : 'noMoreRounds');
  if (kind === 'cut' && state.rounds.some((round) => !isRoundOver(round))) return refuse('roundIsOpen');
  return playing(state).length < 2 ? refuse('tooFewPlayers') : accept(withNextRound(state, chance));
}

type Told = Extract<EventAction, { type: 'report' | 'confirm' }>;

/** A score as the first player of the match has it, told by one of the two. */
function tell(state: EventState, told: Told): EventApplied {
  const match = matchOf(state, told);
  const kind = state.rounds[told.round]?.kind ?? 'swiss';
  if (!match) return refuse('matchUnknown');
  const by = match.players.findIndex(
    (player) => player !== null && state.players[player]?.id === told.playerId,
  );
  if (by !== 0 && by !== 1) return refuse('notInEvent');
  if (match.state.kind === 'final')
    return isSame(match.state.score, told.score) ? accept(state) : refuse('matchIsOver');
  if (!isPossible(told.score, state.rules, kind)) return refuse('scoreImpossible');
  const reported = match.state.kind === 'reported' ? match.state : null;
  const isAgreed = reported !== null && reported.by !== by && isSame(reported.score, told.score);
  if (isAgreed) {
    const over = withState(state, told, { kind: 'final', by: 'players', score: told.score });
    return accept(goOn(over, told.chance));
  }
  if (told.type === 'report')
    return accept(withState(state, told, { kind: 'reported', by, score: told.score }));
  return refuse(reported?.by === by ? 'ownReport' : 'scoreChanged');
}

/** Puts the winner of a cut match that was ruled anew into the next round; null where that was played to its end already. */
function moveWinner(state: EventState, name: MatchName, before: number | null): EventState | null {
  const match = matchOf(state, name);
  const winner = match ? advancing(match) : null;
  const next = state.rounds[name.round + 1];
  if (winner === before || winner === null || !next) return state;
  const place = { round: name.round + 1, table: Math.ceil(name.table / 2) };
  const following = matchOf(state, place);
  if (!following) return state;
  if (following.state.kind === 'final' && following.state.by !== 'drop') return null;
  const players: EventMatch['players'] =
    name.table % 2 === 1 ? [winner, following.players[1]] : [following.players[0], winner];
  return withMatch(state, place, withoutDropped(state, { ...following, players, state: { kind: 'open' } }));
}

function rule(state: EventState, action: Extract<EventAction, { type: 'rule' }>): EventApplied {
  const match = matchOf(state, action);
  const kind = state.rounds[action.round]?.kind ?? 'swiss';
  if (!match || match.players[1] === null) return refuse('matchUnknown');
  if (!isPossible(action.score, state.rules, kind)) return refuse('scoreImpossible');
  const ruled = withState(state, action, { kind: 'final', by: 'host', score: action.score });
  const moved = kind === 'cut' ? moveWinner(ruled, action, advancing(match)) : ruled;
  return moved ? accept(goOn(moved, action.chance)) : refuse('bracketMovedOn');
}

/**
 * Matches of somebody who drops are won by the other player, unless they are over; what the other one reported holds, and
 * what the one who drops reported waits for the other one.
 */
function giveUpMatches(state: EventState, player: number): EventState {
  const { gamesToWin } = state.rules;
  const givenUp = (match: EventMatch): EventMatch => {
    const place = match.players.indexOf(player);
    if (place < 0 || match.state.kind === 'final') return match;
    if (match.state.kind === 'reported')
      return match.state.by === place
        ? match
        : { ...match, state: { kind: 'final', by: 'players', score: match.state.score } };
    const score: Score = { wins: [0, gamesToWin], draws: 0 };
    return { ...match, state: { kind: 'final', by: 'drop', score: place === 0 ? score : turned(score) } };
  };
  const rounds = state.rounds.map((round) => ({ ...round, matches: round.matches.map(givenUp) }));
  return { ...state, rounds };
}

function drop(state: EventState, playerId: string, chance: number): EventApplied {
  const place = state.players.findIndex(({ id }) => id === playerId);
  const player = state.players[place];
  if (!player) return refuse('notInEvent');
  if (player.droppedAfter !== null) return refuse('hasDropped');
  if (state.phase === 'gathering') return leave(state, playerId);
  const players = state.players.map((known) =>
    known === player ? { ...known, droppedAfter: state.rounds.length } : known,
  );
  return accept(goOn(giveUpMatches({ ...state, players }, place), chance));
}

/** A match that was lost by a drop that is taken back; one who stayed away as well loses it instead. */
function withReturned(state: EventState, match: EventMatch, place: number): EventMatch {
  const isLost = match.state.kind === 'final' && match.state.by === 'drop' && match.players.includes(place);
  return isLost ? withoutDropped(state, { ...match, state: { kind: 'open' } }) : match;
}

/** Whoever dropped since the last round opened plays on, and the matches that this gave away are open again. */
function takeDropBack(state: EventState, playerId: string): EventApplied {
  const place = state.players.findIndex(({ id }) => id === playerId);
  const player = state.players[place];
  if (!player) return refuse('notInEvent');
  if (player.droppedAfter === null) return refuse('hasNotDropped');
  if (player.droppedAfter !== state.rounds.length) return refuse('dropIsFinal');
  const players = state.players.map((known) => (known === player ? { ...known, droppedAfter: null } : known));
  const back = { ...state, players };
  const rounds = state.rounds.map((round) => ({
    ...round,
    matches: round.matches.map((match) => withReturned(back, match, place)),
  }));
  return accept({ ...back, rounds });
}

/**
 * What an event becomes by an action, or why it is not taken; never changes `state`. Whether the drafts are over, and who
 * may do what, is for the caller to know.
 */
export function applyEvent(state: EventState, action: EventAction): EventApplied {
  if (state.phase === 'closed' || state.phase === 'cancelled') return refuse('eventOver');
  switch (action.type) {
    case 'join':
      return join(state, action.playerId);
    case 'leave':
      return leave(state, action.playerId);
    case 'wait':
      return wait(state, action.playerId);
    case 'admit':
      return admit(state);
    case 'change':
      return change(state, action.rules);
    case 'seat':
      return seat(state, action);
    case 'openRound':
      return openRound(state, action.chance);
    case 'report':
    case 'confirm':
      return tell(state, action);
    case 'rule':
      return rule(state, action);
    case 'drop':
      return drop(state, action.playerId, action.chance);
    case 'takeDropBack':
      return takeDropBack(state, action.playerId);
    case 'close':
      return accept({ ...state, phase: 'closed' });
    case 'cancel':
      return state.rounds.length > 0 ? refuse('eventStarted') : accept({ ...state, phase: 'cancelled' });
  }
}
