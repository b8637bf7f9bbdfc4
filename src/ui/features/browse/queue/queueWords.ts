import { BOTS_AFTER_SECONDS, type BotsWish, type QueueKind, type QueueStanding } from '#contract/queue.ts';
import type { QueueTold } from '#src/machines/draftQueue.ts';
import { counted } from '../tableWords.ts';

export type Waiting = Extract<QueueStanding, { kind: 'waiting' }>;
export type FoundTable = Extract<QueueStanding, { kind: 'found' }>;

const BOTS_AFTER_MINUTES = BOTS_AFTER_SECONDS / 60;

export const BOTS_WISHES: readonly { readonly value: BotsWish; readonly words: string }[] = [
  { value: 'afterWait', words: `after ${BOTS_AFTER_MINUTES} minutes` },
  { value: 'now', words: 'as soon as all want it' },
  { value: 'never', words: 'never, people only' },
];

/** "Emberwake, Three packs of 15". */
export const kindWords = ({ game, template }: Pick<QueueKind, 'game' | 'template'>): string =>
  `${game.name}, ${template.name}`;

/** "5 of 8 wait". */
export const countWords = (waiting: number, seats: number): string =>
  `${waiting} of ${seats} ${waiting === 1 ? 'waits' : 'wait'}`;

/** What happens next to somebody who waits. `botsIn` is a figure such as "4:12". */
export function nextWords({ waiting, seats, bots, botsAtMs }: Waiting, botsIn: string): string {
  const missing = seats - waiting;
  const people = `The table forms when ${counted(missing, 'more person sits', 'more people sit')} down`;
  if (bots === 'never' || botsAtMs === null) return `${people}. Nobody can say how long that takes.`;
  return `${people}, or with bots in ${botsIn}.`;
}

/** Who wants bots now, as far as it is a question at all; empty otherwise. */
export function botsNowWords({ bots, withBots, wantNow }: Waiting): string {
  if (bots === 'never' || withBots < 2) return '';
  return `${wantNow} of ${withBots} want to start with bots now. It needs all.`;
}

/** Who would sit at the table that was found. */
export function foundWords({ people, seats }: FoundTable): string {
  const bots = seats - people;
  if (bots === 0) return `${people} people, no bots`;
  return `${counted(people, 'person', 'people')} and ${counted(bots, 'bot', 'bots')}`;
}

/** What those who have said yes wait for. */
export function thereWords({ people, there }: Pick<FoundTable, 'people' | 'there'>): string {
  const missing = people - there;
  return missing === 0 ? 'Everybody is here' : `${there} of ${people} are here`;
}

const TOLD: Readonly<Record<QueueTold, string>> = {
  missed: 'A table was found and you did not answer in time, so your place was given up.',
  absent: 'You were away for more than a minute, so your place was given up.',
  dissolved: 'Somebody was not there, so the table did not form. You kept your place.',
};

export const toldWords = (told: QueueTold): string => TOLD[told];

/** A lost line, to those who have a place that may be lost with it, and to those who have none. */
export const lostWords = (standing: QueueStanding | null): string =>
  standing?.kind === 'waiting' || standing?.kind === 'found'
    ? 'The line was lost. Your place is kept for a minute; this goes on by itself once the line is back.'
    : 'The line was lost. This goes on by itself once it is back.';

/** The title of the tab while the queue has something to tell; null while it has not. */
export function queueTitle(standing: QueueStanding | null): string | null {
  if (standing?.kind === 'found') return standing.isThere ? 'Waiting for the others' : '● A table was found';
  return standing?.kind === 'waiting' ? `${countWords(standing.waiting, standing.seats)}` : null;
}
