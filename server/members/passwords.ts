import { hash, parseOptions, verify } from '@node-rs/argon2';
import { type BreachSettings, isBreached } from './breaches.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { type PasswordCost, passwordCost } from './passwordCost.ts';

/** argon2id of the whole password as typed: nothing is trimmed or cut. */
export const hashPassword = (password: string): Promise<string> => hash(password, passwordCost());

let standIn: { readonly cost: PasswordCost; readonly hash: Promise<string> } | null = null;

function standInHash(): Promise<string> {
  const cost = passwordCost();
  if (standIn?.cost !== cost) standIn = { cost, hash: hashPassword('nobody has this one') };
  return standIn.hash;
}

/** Compares; without a hash it works as long against a stand-in and says no, so that time tells nothing. */
export async function isRightPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await standInHash()), password);
  return isRight && passwordHash !== null;
}

/** Makes the stand-in before the first login, so that the first is no slower than the others. */
export async function warmPasswords(): Promise<void> {
  await isRightPassword(null, 'warm');
}

/** Whether a hash was made with less cost than is used now. */
export function isOutdatedHash(passwordHash: string): boolean {
  const { memoryCost, timeCost } = parseOptions(passwordHash);
  const now = passwordCost();
  return memoryCost < now.memoryCost || timeCost < now.timeCost;
}

const SHORTEST_GIVEAWAY = 4;

/** Why a password is refused, in sentences; its length is checked by the contract. */
export async function passwordMistakes(
  settings: BreachSettings,
  password: string,
  own: { handle: string; email: string },
): Promise<string[]> {
  const mistakes = ownMistakes(password, own);
  if (mistakes.length > 0 || !(await isBreached(settings, password))) return mistakes;
  return ['This password was found in a data breach on another site. Choose one you use nowhere else.'];
}

function ownMistakes(password: string, own: { handle: string; email: string }): string[] {
  if (isCommonPassword(password)) return ['This password is one of the first that others would try.'];
  const text = password.toLowerCase();
  const giveaways = [own.handle, own.email, own.email.split('@')[0] ?? ''].map((word) => word.toLowerCase());
  const isGivenAway = giveaways.some(
    (word) => word.length >= SHORTEST_GIVEAWAY && text.includes(word) && text.length - word.length < 8,
  );
  return isGivenAway || giveaways.includes(text)
    ? ['Do not use your handle or e-mail address as password.']
    : [];
}
