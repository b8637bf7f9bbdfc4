import type { EventPerson, EventView } from '#contract/events/eventView.ts';
import type { TableStatus } from '#contract/tables/tableRows.ts';
import type { EventMatch, EventRound, Score } from '#engine/events/event.types.ts';
import { isRoundOver } from '#engine/events/rounds.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const word = (count: number) => NUMBERS[count] ?? String(count);

export const playersWords = (count: number): string => (count === 1 ? '1 player' : `${count} players`);

/** "15 players, four rounds, best of three, hosted by Ana". */
export function eventSummary({ people, rules, settings, phase, host }: EventView): string {
  const isSettled = phase !== 'gathering' || settings.swissRounds !== null;
  const rounds = `${word(rules.swissRounds)} ${rules.swissRounds === 1 ? 'round' : 'rounds'}`;
  return [
    playersWords(people.length),
    isSettled ? rounds : 'rounds set by the number of players',
    ...(rules.cut > 0 ? [`cut to ${word(rules.cut)}`] : []),
    rules.gamesToWin === 2 ? 'best of three' : 'single games',
    `hosted by ${host.name}`,
  ].join(', ');
}

const CUT_NAMES = ['Final', 'Semifinals', 'Quarterfinals'];

/** "Round 3", or "Semifinals". */
export const roundName = ({ kind, number, matches }: EventRound): string =>
  kind === 'swiss' ? `Round ${number}` : (CUT_NAMES[Math.log2(matches.length)] ?? `Cut ${number}`);

export const roundSum = ({ matches }: EventRound): string =>
  `${matches.filter(({ state }) => state.kind === 'final').length} of ${matches.length} ${matches.length === 1 ? 'match' : 'matches'}`;

/** "2–1", and "1–1–1" with a drawn game. */
export const scoreWords = ({ wins: [own, other], draws }: Score): string =>
  `${own}–${other}${draws > 0 ? `–${draws}` : ''}`;

/** A score as the player on this side has it. */
export const scoreOf = ({ wins: [first, second], draws }: Score, side: 0 | 1): Score =>
  side === 0 ? { wins: [first, second], draws } : { wins: [second, first], draws };

/** "I won 2–1", from the player's own score. */
export function resultWords(score: Score): string {
  const [own, other] = score.wins;
  if (own === other) return score.draws > 0 && own === 0 ? 'We drew' : `We drew ${scoreWords(score)}`;
  return `${own > other ? 'I won' : 'I lost'} ${scoreWords(score)}`;
}

const FINAL_WORDS = { players: 'final', host: 'by the host', bye: 'free win', drop: 'dropped' } as const;

/** How a match stands, beside its score. */
export function matchStateWords({ state }: EventMatch): string {
  if (state.kind === 'open') return 'playing';
  return state.kind === 'reported' ? 'to be confirmed' : FINAL_WORDS[state.by];
}

export const matchScoreWords = ({ state }: EventMatch): string =>
  state.kind === 'open' ? '–' : scoreWords(state.score);

const TABLE_WORDS: Record<TableStatus, string> = {
  lobby: 'about to start',
  countdown: 'starts now',
  drafting: 'drafting',
  paused: 'paused',
  building: 'drafted, building decks',
  finished: 'drafted',
  cancelled: 'ended before its draft',
};
export const tableWords = (status: TableStatus): string => TABLE_WORDS[status];

export const areDraftsOver = ({ tables }: EventView): boolean =>
  tables.every(({ status }) => status === 'building' || status === 'finished' || status === 'cancelled');

export const personAt = ({ people }: EventView, player: number | null): EventPerson | null =>
  player === null ? null : (people[player] ?? null);

export const percent = (rate: number): string => `${(rate * 100).toFixed(1)}%`;

/** Whether no round comes after the one that is played. */
function isLastRound({ rules, rounds }: EventView): boolean {
  const last = rounds.at(-1);
  if (last?.kind === 'cut') return last.matches.length === 1;
  return rules.cut === 0 && rounds.length >= rules.swissRounds;
}

/** One line of what comes next, for everybody. */
export function stageWords(view: EventView): string {
  const { phase, settings, rules, rounds, people } = view;
  const last = rounds.at(-1);
  if (phase === 'gathering')
    return people.length < 2
      ? 'Waiting for players. The host seats everyone when it’s time.'
      : `The host seats everyone at tables of up to ${settings.tableSeats} when it’s time.`;
  if (phase === 'drafting')
    return areDraftsOver(view)
      ? 'All tables have drafted. Build and submit your deck; the host opens the first round.'
      : 'The pods are drafting. Rounds begin when all tables are done.';
  if (phase === 'closed')
    return 'This event is closed. The host’s settings decide who sees its picks and logs.';
  if (phase === 'cancelled') return 'This event was cancelled.';
  if (last && !isRoundOver(last) && isLastRound(view))
    return 'Final round in progress. The host closes the event afterwards.';
  if (last && !isRoundOver(last))
    return rules.opens === 'itself'
      ? 'The next round starts once every result is in.'
      : 'The host opens the next round.';
  return isLastRound(view)
    ? 'All rounds are played. The host can close the event now.'
    : 'All matches of this round are over.';
}

/** The players as the engine's standings read them. */
export const playersOf = ({ people }: EventView) =>
  people.map(({ playerId: id, pod, droppedAfter }) => ({ id, pod, droppedAfter }));
