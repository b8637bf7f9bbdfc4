import type { Translator } from '#contract/messages/translator.ts';
import { BOTS_AFTER_SECONDS, type BotsWish, type QueueKind, type QueueStanding } from '#contract/queue.ts';
import type { FeatureSentences } from '../../../messages/language.ts';

export type Waiting = Extract<QueueStanding, { kind: 'waiting' }>;
export type FoundTable = Extract<QueueStanding, { kind: 'found' }>;
export type QueueWords = Translator<FeatureSentences<'queue'>>;

const WISHES: readonly BotsWish[] = ['afterWait', 'now', 'never'];

/** When bots may fill the table, as it can be chosen. */
export const botsWishes = (t: QueueWords) =>
  WISHES.map((value) => ({ value, words: t('botsWish', { wish: value, minutes: BOTS_AFTER_SECONDS / 60 }) }));

/** "Emberwake, Three packs of 15". */
export const kindWords = ({ game, template }: Pick<QueueKind, 'game' | 'template'>, t: QueueWords): string =>
  t('kind', { game: game.name, template: template.name });

/** What happens next to somebody who waits. `left` is a figure such as "4:12". */
export function nextWords({ waiting, seats, bots, botsAtMs }: Waiting, left: string, t: QueueWords): string {
  const missing = seats - waiting;
  return bots === 'never' || botsAtMs === null
    ? t('formsWithPeople', { missing })
    : t('formsWithBots', { missing, left });
}

/** Who wants bots now, as far as it is a question at all; empty otherwise. */
export const botsNowWords = ({ bots, withBots, wantNow }: Waiting, t: QueueWords): string =>
  bots === 'never' || withBots < 2 ? '' : t('botsNow', { wanting: wantNow, people: withBots });

/** Who would sit at the table that was found. */
export function foundWords({ people, seats }: FoundTable, t: QueueWords): string {
  const bots = seats - people;
  return bots === 0 ? t('foundPeople', { people }) : t('foundMixed', { people, bots });
}

/** What those who have said yes wait for. */
export const thereWords = ({ people, there }: Pick<FoundTable, 'people' | 'there'>, t: QueueWords): string =>
  people === there ? t('allThere') : t('there', { there, people });

/** A lost connection, to those who have a place that may be lost with it, and to those who have none. */
export const lostWords = (standing: QueueStanding | null, t: QueueWords): string =>
  standing?.kind === 'waiting' || standing?.kind === 'found' ? t('lostPlace') : t('lost');

/** The title of the tab while the queue has something to tell; null while it has not. */
export function queueTitle(standing: QueueStanding | null, t: QueueWords): string | null {
  if (standing?.kind === 'found') return standing.isThere ? t('foundForOthers') : t('tabFound');
  return standing?.kind === 'waiting' ? t('count', standing) : null;
}
