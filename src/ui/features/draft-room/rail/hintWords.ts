import type { Hint } from '#contract/room/room.ts';

/** "A bot takes Cinder Vale. Ember is your lane, strongest card here for you. Its rating: from 812 picks." */
export function hintWords(
  { cardIds, told, reason, source }: Hint,
  nameOf: (id: string) => string | undefined,
): string {
  const names = cardIds.map((id) => nameOf(id) ?? 'a card');
  const what = names.length > 0 ? `A bot takes ${names.join(' and ')}.` : `A bot here: ${told ?? 'Nothing.'}`;
  return [what, reason, ...(source === null ? [] : [`Its rating: ${source}.`])].join(' ');
}
