import type { Seat, TableView } from '#contract/tables/tables.ts';
import type { SealTrouble } from '#src/machines/sealDuty.ts';
import { listWords } from './lobbyWords.ts';

/** All names, none left out: who added a number is what people look for here. */
const allNames = (seats: readonly Seat[]): string => {
  const names = seats.map(({ name }) => name);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

const hasAdded = ({ seal }: TableView, { seat }: Seat) => typeof seal.commitments[seat] === 'string';

/** Who has added a number to the seal and who has not, a sentence each. */
export function sealSentences(table: TableView): readonly string[] {
  const people = table.seats.filter(({ kind }) => kind === 'member');
  const added = people.filter((seat) => hasAdded(table, seat));
  const missing = people.filter((seat) => !hasAdded(table, seat));
  const bots = table.seats.filter(({ kind }) => kind === 'bot');
  const isLocked = table.seal.lock !== null;
  return [
    ...(added.length > 0 ? [`In the seal: ${allNames(added)}.`] : []),
    ...(missing.length > 0
      ? [
          isLocked
            ? `Without a number: ${allNames(missing)}.`
            : `No number yet from ${allNames(missing)}. A browser adds its number when its seat is ready.`,
        ]
      : []),
    ...(bots.length > 0 ? [`Bots add none: ${allNames(bots)}.`] : []),
  ];
}

/** What a start now would be locked without: people who could add a number, bots which never do; null without any. */
export function lockedWithout(table: TableView): string | null {
  const without = (kind: Seat['kind']) =>
    table.seats.filter((seat) => seat.kind === kind && !hasAdded(table, seat)).map(({ name }) => name);
  const [people, bots] = [without('member'), without('bot')];
  const sentences = [
    ...(people.length > 0 ? [`Not in the seal: ${listWords(people)}.`] : []),
    ...(bots.length > 0 ? [`Bots add nothing to the seal: ${listWords(bots)}.`] : []),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** Whose number is awaited after the countdown; null while none is. */
export function awaitedWords(table: TableView): string | null {
  const { seal, seats } = table;
  if (seal.revealByMs === null) return null;
  const awaited = seats.filter((seat) => hasAdded(table, seat) && !seal.hasRevealed[seat.seat]);
  return awaited.length === 0 ? null : `Opening the seal: waiting for ${allNames(awaited)}`;
}

/** The starts that were called off, a sentence each. */
export const calledOffSentences = ({ seal }: Pick<TableView, 'seal'>): readonly string[] =>
  seal.calledOff.map(
    ({ silent }) =>
      `A start was called off because ${silent.length === 0 ? 'its packs could not be dealt' : `no number came from ${listWords(silent)}`}. Those packs were never dealt, and a new seal was made.`,
  );

export const TROUBLE_SENTENCES: Readonly<Record<SealTrouble, string>> = {
  lockWrong:
    'This table’s lock does not fit what your browser was shown. It keeps its number, so this start is called off.',
  seedSwapped:
    'The server changed its secret number without saying why. Your browser adds nothing to these packs.',
  sealReused: 'This seal was opened before and is used again. Your browser adds nothing to these packs.',
  elsewhere: 'Another window of yours holds the number of this seat. Go there, or this start is called off.',
  leftOut: 'The start came before your browser could add its number. Your seat drafts without one this time.',
};
