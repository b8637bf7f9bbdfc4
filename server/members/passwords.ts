import { hash, parseOptions, verify } from '@node-rs/argon2';
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
