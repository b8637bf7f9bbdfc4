import type { AnyEventObject, StateValue } from 'xstate';
import { typeWords, wholePayloadWords } from './words.ts';

const LONGEST_CASE = 60;

/** A name of the code in plain words: `loadUser` as "load user". */
export const plainName = (name: string): string =>
  name
    .replaceAll('.', ' ')
    .replaceAll(
      /([a-z0-9])([A-Z])/g,
      (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`,
    );

/** What happened, in plain words: "request rejected twice", "load user fails". */
export const plainEvent = (type: string): string =>
  plainName(typeWords(type).replace(/^"([^"]+)" passes in .*$/, '$1 passes'));

/** Each innermost state of a value, in plain words: "signed in token fresh", "signed in user known". */
export function plainStates(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [plainName(value)];
  return Object.entries(value).flatMap(([name, inner]) => {
    const below = inner === undefined ? [] : plainStates(inner);
    return below.length === 0 ? [plainName(name)] : below.map((state) => `${plainName(name)} ${state}`);
  });
}

export const plainState = (value: StateValue): string => plainStates(value).join(' and ');

/** What an event carries, short enough for a name; what was thrown is told by its status. */
export function plainCase({ type: _, wording, ...payload }: AnyEventObject): string {
  if (typeof wording === 'string') return wording;
  const { error } = payload;
  if (typeof error !== 'object' || error === null || !('status' in error))
    return shortened(wholePayloadWords(payload));
  const { status, message: __, ...more } = error;
  const words = status === null ? 'no answer' : `status ${status}`;
  return Object.keys(more).length === 0 ? words : shortened(`${words}, ${wholePayloadWords(more)}`);
}

/** Without its middle, since long payloads often differ at their end. */
const shortened = (text: string) =>
  text.length > LONGEST_CASE ? `${text.slice(0, LONGEST_CASE / 2)}…${text.slice(-LONGEST_CASE / 2)}` : text;
