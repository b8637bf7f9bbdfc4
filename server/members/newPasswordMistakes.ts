import { passwordMistakes } from '#contract/passwords/passwordMistakes.ts';
import { type BreachSettings, isBreached } from './breaches.ts';

/** Why a new password is refused, in sentences: what the browser knows as well, and breaches. Its length is checked by the contract. */
export async function newPasswordMistakes(
  settings: BreachSettings,
  password: string,
  own: { handle: string; email: string },
): Promise<string[]> {
  const mistakes = passwordMistakes(password, own);
  if (mistakes.length > 0 || !(await isBreached(settings, password))) return mistakes;
  return ['This password was found in a data breach on another site. Choose one you use nowhere else.'];
}
