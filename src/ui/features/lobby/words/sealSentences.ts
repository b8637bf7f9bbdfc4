import type { Seat, TableView } from '#contract/tables/tables.ts';
import { allNames, type LobbyMessages, listWords } from './lobbyWords.ts';

const hasAdded = ({ seal }: TableView, { seat }: Seat) => typeof seal.commitments[seat] === 'string';

/** All names, none left out: who added a number is what people look for here. */
const namesOf = (seats: readonly Seat[]) => ({ names: allNames(seats.map(({ name }) => name)) });

/** Who has added a number to the seal and who has not, a sentence each. */
export function sealSentences(table: TableView, t: LobbyMessages): readonly string[] {
  const people = table.seats.filter(({ kind }) => kind === 'member');
  const added = people.filter((seat) => hasAdded(table, seat));
  const missing = people.filter((seat) => !hasAdded(table, seat));
  const bots = table.seats.filter(({ kind }) => kind === 'bot');
  return [
    ...(added.length > 0 ? [t('sealIn', namesOf(added))] : []),
    ...(missing.length > 0
      ? [t(table.seal.lock === null ? 'sealMissing' : 'sealWithout', namesOf(missing))]
      : []),
    ...(bots.length > 0 ? [t('sealBots', namesOf(bots))] : []),
  ];
}

/** What a start now would be locked without: people who could add a number, bots which never do; null without any. */
export function lockedWithout(table: TableView, t: LobbyMessages): string | null {
  const without = (kind: Seat['kind']) =>
    table.seats.filter((seat) => seat.kind === kind && !hasAdded(table, seat)).map(({ name }) => name);
  const [people, bots] = [without('member'), without('bot')];
  const sentences = [
    ...(people.length > 0 ? [t('notInSeal', { names: listWords(people, t) })] : []),
    ...(bots.length > 0 ? [t('botsNotInSeal', { names: listWords(bots, t) })] : []),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** Whose number is awaited after the countdown; null while none is. */
export function awaitedWords(table: TableView, t: LobbyMessages): string | null {
  const { seal, seats } = table;
  if (seal.revealByMs === null) return null;
  const awaited = seats.filter((seat) => hasAdded(table, seat) && !seal.hasRevealed[seat.seat]);
  return awaited.length === 0 ? null : t('sealOpening', namesOf(awaited));
}

/** The starts that were called off, a sentence each. */
export const calledOffSentences = ({ seal }: Pick<TableView, 'seal'>, t: LobbyMessages): readonly string[] =>
  seal.calledOff.map(({ silent }) =>
    silent.length === 0 ? t('sealCalledOffUndealt') : t('sealCalledOff', { names: listWords(silent, t) }),
  );
