import type { PollView } from '#contract/results/forks.ts';
import { pickHeading } from '../decisionWords.ts';
import { counted, joined } from '../resultWords.ts';

export interface CardVotes {
  readonly votes: number;
  /** Of all votes, 0 to 1. */
  readonly share: number;
}

/** The votes of each card, by its id. */
export function votesOf({ told, pack }: PollView): ReadonlyMap<string, CardVotes> {
  const counts = told?.votes ?? {};
  const all = Object.values(counts).reduce((sum, votes) => sum + votes, 0);
  return new Map(
    pack.map(({ id }) => {
      const votes = counts[id] ?? 0;
      return [id, { votes, share: all === 0 ? 0 : votes / all }];
    }),
  );
}

/** "2 votes, 67%" */
export const votesWords = ({ votes, share }: CardVotes): string =>
  `${counted(votes, 'vote')}, ${Math.round(share * 100)}%`;

/** "Mara asks about pack 1, pick 5 of “Friday embers”." */
export function questionLine({ askedBy, draftName, format, round, pick }: PollView): string {
  const heading = pickHeading({ kind: 'pick', round, pick }, format);
  return `${askedBy} asks about ${heading.toLowerCase()} of “${draftName}”.`;
}

const nameOf = ({ pack, faces }: PollView, id: string): string => {
  const card = pack.find((known) => known.id === id)?.card;
  return card === undefined ? 'a card' : (faces[card]?.name ?? 'a card');
};

/** "3 votes, most for Ash." of these counts by card; null where there are none. */
function tally(poll: PollView, counts: Readonly<Record<string, number>>): string | null {
  const all = Object.values(counts).reduce((sum, votes) => sum + votes, 0);
  if (all === 0) return null;
  const most = Math.max(...Object.values(counts));
  const leading = poll.pack.flatMap(({ id }) => (counts[id] === most ? [nameOf(poll, id)] : []));
  return `${counted(all, 'vote')}, ${most === all ? '' : 'most '}for ${joined(leading)}.`;
}

/** What came out, in sentences; empty before the reader may know. Votes of visitors are told apart. */
export function outcomeSentences(poll: PollView): readonly string[] {
  const { told } = poll;
  if (told === null) return [];
  const [members, visitors] = [tally(poll, told.votes), tally(poll, told.visitorVotes)];
  const taken = joined(told.taken.map((id) => nameOf(poll, id)));
  const bot = told.botWouldTake;
  return [
    ...(members === null && visitors === null ? ['Nobody has voted yet.'] : []),
    ...(members === null ? [] : [visitors === null ? members : `Members: ${members}`]),
    ...(visitors === null ? [] : [`Visitors: ${visitors}`]),
    ...(taken === '' ? [] : [`At the table ${taken} was taken.`]),
    ...(bot === null
      ? []
      : [`A bot would have taken ${told.taken.includes(bot) ? 'it too' : nameOf(poll, bot)}.`]),
  ];
}
