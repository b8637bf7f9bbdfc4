import { newPasswordSchema } from '#contract/members/account.ts';
import { passwordMistakes } from '#contract/passwords/passwordMistakes.ts';
import { writtenHere } from '../../messages/written/writtenHere.ts';
import { wrongWith } from './fieldErrors.ts';

const SHORTEST = 8;
const BITS_FOR_FAIR = 40;
const BITS_FOR_STRONG = 60;
const BITS_FOR_VERY_STRONG = 80;

/** A rough guess from 0 (nothing typed) to 4, by length, variety and repetition. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0;
  const bits =
    new Set(password).size * 0.5 * bitsPerCharacter(password) +
    password.length * 0.5 * bitsPerCharacter(password);
  if (bits < BITS_FOR_FAIR || password.length < SHORTEST) return 1;
  if (bits < BITS_FOR_STRONG) return 2;
  return bits < BITS_FOR_VERY_STRONG ? 3 : 4;
}

function bitsPerCharacter(password: string): number {
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  return 2.5 + kinds;
}

/** Why the server would refuse a password that is long enough, in a sentence; undefined where nothing here says so. */
export function passwordMistake(
  password: string,
  own: Parameters<typeof passwordMistakes>[1],
): string | undefined {
  if (password.length < SHORTEST) return undefined;
  const [mistake] = passwordMistakes(password, own);
  return mistake === undefined ? wrongWith(newPasswordSchema, password) : writtenHere(mistake);
}
