import { isCommonPassword } from './commonPasswords.ts';

const SHORTEST_GIVEAWAY = 4;

/** Why the server takes no such password, in sentences; its length is checked by the schemas. `own` is '' where unknown. */
export function passwordMistakes(password: string, own: { handle: string; email: string }): string[] {
  if (isCommonPassword(password)) return ['This password is one of the first that others would try.'];
  const text = password.toLowerCase();
  const giveaways = [own.handle, own.email, own.email.split('@')[0] ?? ''].map((word) => word.toLowerCase());
  const isGivenAway = giveaways.some(
    (word) => word.length >= SHORTEST_GIVEAWAY && text.includes(word) && text.length - word.length < 8,
  );
  return isGivenAway || giveaways.includes(text)
    ? ['Do not use your handle or email address as password.']
    : [];
}
