import type { EventView } from '#contract/events/eventView.ts';
import { roundNameIn } from '#contract/messages/eventNews.ts';
import type { Translator } from '#contract/messages/translator.ts';
import type { EventMatch, EventRound, Score } from '#engine/events/event.types.ts';
import { isRoundOver } from '#engine/events/rounds.ts';
import type { FeatureSentences } from '../../../messages/language.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { areDraftsOver } from './eventParts.ts';

type EventWords = Translator<FeatureSentences<'eventPages'>>;

/** "Round 3", or "Semifinals". */
export function useRoundName(): (round: EventRound) => string {
  const t = useMessages('eventNews');
  return ({ kind, number, matches }) => roundNameIn(t, { kind, number, matches: matches.length });
}

/** "2–1", and "1–1–1" with a drawn game. */
export const scoreWords = ({ wins: [own, other], draws }: Score): string =>
  `${own}–${other}${draws > 0 ? `–${draws}` : ''}`;

/** A score as the player on this side has it. */
export const scoreOf = ({ wins: [first, second], draws }: Score, side: 0 | 1): Score =>
  side === 0 ? { wins: [first, second], draws } : { wins: [second, first], draws };

/** How a player's own score is spoken of. */
export function resultOf(score: Score) {
  const [own, other] = score.wins;
  const isBlank = own === 0 && score.draws > 0;
  const result = own > other ? 'won' : own < other ? 'lost' : isBlank ? 'drawn' : 'drawnAt';
  return { result, score: scoreWords(score) } as const;
}

export const matchScoreWords = ({ state }: EventMatch): string =>
  state.kind === 'open' ? '–' : scoreWords(state.score);

/** What a match waits for, or how it ended. */
export const matchStateOf = ({ state }: EventMatch) => (state.kind === 'final' ? state.by : state.kind);

/** "15 players, 4 rounds, best of three, hosted by Ana". */
export function summaryWords(t: EventWords, { people, rules, settings, phase, host }: EventView): string {
  const isSettled = phase !== 'gathering' || settings.swissRounds !== null;
  return t('summary', {
    players: people.length,
    rounds: isSettled ? rules.swissRounds : 0,
    cut: rules.cut,
    games: rules.gamesToWin === 1 ? 'single' : 'three',
    host: host.name,
  });
}

/** Whether no round comes after the one that is played. */
function isLastRound({ rules, rounds }: EventView): boolean {
  const last = rounds.at(-1);
  if (last?.kind === 'cut') return last.matches.length === 1;
  return rules.cut === 0 && rounds.length >= rules.swissRounds;
}

/** One line of what comes next, for everybody. */
export function stageWords(t: EventWords, view: EventView): string {
  const { phase, settings, rules, rounds, people } = view;
  const last = rounds.at(-1);
  switch (phase) {
    case 'gathering':
      return people.length < 2 ? t('stageNobody') : t('stageGathering', { seats: settings.tableSeats });
    case 'drafting':
      return t(areDraftsOver(view) ? 'stageDrafted' : 'stageDrafting');
    case 'closed':
      return t('stageClosed');
    case 'cancelled':
      return t('stageCancelled');
    case 'playing':
      if (!last || isRoundOver(last)) return t(isLastRound(view) ? 'stagePlayed' : 'stageRoundOver');
      if (isLastRound(view)) return t('stageLastRound');
      return t(rules.opens === 'itself' ? 'stageOpensItself' : 'stageOpenedByHost');
  }
}
