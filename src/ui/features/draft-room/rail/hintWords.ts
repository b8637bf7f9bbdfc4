import type { Hint } from '#contract/room/room.ts';
import { currentLocale } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { listed } from '../roomWords.ts';

/** "A bot takes Cinder Vale. Ember is your lane, strongest card here for you. Its rating: from 812 picks." */
export function hintWords(
  { cardIds, told, reason, source }: Hint,
  nameOf: (id: string) => string | undefined,
): string {
  const t = messagesFor(currentLocale(), 'roomDialogs');
  const names = cardIds.map((id) => nameOf(id) ?? t('someCard'));
  const what =
    names.length > 0
      ? t('hintTakes', { cards: listed(names) })
      : t('hintDoes', { words: told ?? t('hintNothing') });
  return [what, reason, ...(source === null ? [] : [t('hintRating', { source })])].join(' ');
}
