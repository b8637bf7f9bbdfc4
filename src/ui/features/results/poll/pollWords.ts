import type { PollView } from '#contract/results/forks.ts';
import { currentLocale } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { pickHeading } from '../replay/decisionWords.ts';
import { joined } from '../resultWords.ts';

const words = () => messagesFor(currentLocale(), 'polls');

export interface CardVotes {
  readonly votes: number;
  /** Of all votes, 0 to 1. */
  readonly share: number;
}

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, votes) => sum + votes, 0);

/** The votes of each card, by its id. */
export function votesOf({ told, pack }: PollView): ReadonlyMap<string, CardVotes> {
  const counts = told?.votes ?? {};
  const all = sumOf(counts);
  return new Map(
    pack.map(({ id }) => {
      const votes = counts[id] ?? 0;
      return [id, { votes, share: all === 0 ? 0 : votes / all }];
    }),
  );
}

/** "2 votes, 67%" */
export const votesWords = ({ votes, share }: CardVotes): string =>
  words()('votes', { count: votes, share: Math.round(share * 100) / 100 });

/** “Mara asks about “Friday embers”: Pack 1, pick 5.” */
export const questionLine = ({ askedBy, draftName, format, round, pick }: PollView): string =>
  words()('question', {
    ...{ name: askedBy, draft: draftName },
    pick: pickHeading({ kind: 'pick', round, pick }, format),
  });

const nameOf = ({ pack, faces }: PollView, id: string): string => {
  const card = pack.find((known) => known.id === id)?.card;
  return (card === undefined ? undefined : faces[card]?.name) ?? words()('unknownCard');
};

/** "3 votes, most for Ash." of these counts by card; null where there are none. */
function tally(poll: PollView, counts: Readonly<Record<string, number>>): string | null {
  const count = sumOf(counts);
  if (count === 0) return null;
  const most = Math.max(...Object.values(counts));
  const leading = poll.pack.flatMap(({ id }) => (counts[id] === most ? [nameOf(poll, id)] : []));
  return words()('tally', { count, most: most === count ? 'all' : 'some', cards: joined(leading) });
}

/** What came out, in sentences; empty before the reader may know. Votes of visitors are counted apart. */
export function outcomeSentences(poll: PollView): readonly string[] {
  const { told } = poll;
  if (told === null) return [];
  const t = words();
  const [members, visitors] = [tally(poll, told.votes), tally(poll, told.visitorVotes)];
  const { taken, botWouldTake: bot } = told;
  return [
    ...(members === null && visitors === null ? [t('nobodyVoted')] : []),
    ...(members === null ? [] : [visitors === null ? members : t('members', { tally: members })]),
    ...(visitors === null ? [] : [t('visitors', { tally: visitors })]),
    ...(taken.length === 0 ? [] : [t('wasTaken', { cards: joined(taken.map((id) => nameOf(poll, id))) })]),
    ...(bot === null
      ? []
      : [taken.includes(bot) ? t('botAgreed') : t('botDiffered', { card: nameOf(poll, bot) })]),
  ];
}
