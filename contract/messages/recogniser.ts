import type { CompiledMessage } from 'icu-minify/format';

/** icu-minify's own numbers for the kinds of arguments (icu-minify/compile). */
const [SELECT, NUMBER] = [1, 4];
const PLURALS: readonly unknown[] = [2, 3];

/** Compiled messages by their keys. */
export type Messages = Readonly<Record<string, CompiledMessage>>;

export type SaidValues = Readonly<Record<string, string | number>>;

/** A sentence as what it was made of: the message of a catalogue and its arguments. */
export interface Recognised {
  readonly key: string;
  readonly values: SaidValues;
}

interface Hole {
  readonly name: string;
  readonly isNumber: boolean;
}

type Piece = string | Hole;

/** One way in which a message can read: a choice is made of each of its plurals and selects. */
interface Reading {
  readonly pieces: readonly Piece[];
  /** What the choices tell of arguments that are not written out. */
  readonly chosen: SaidValues;
}

const NOTHING: Reading = { pieces: [], chosen: {} };

function joined(before: Reading, after: Reading): Reading | null {
  const isContrary = Object.entries(after.chosen).some(
    ([name, value]) => name in before.chosen && before.chosen[name] !== value,
  );
  if (isContrary) return null;
  const pieces = [...before.pieces];
  for (const piece of after.pieces) {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
  }
  return { pieces, chosen: { ...before.chosen, ...after.chosen } };
}

/** What a choice tells of a number that its words do not write. */
const numberOf = (choice: string): number =>
  choice.startsWith('=') ? Number(choice.slice(1)) : choice === 'one' ? 1 : 2;

function readingsOfChoice(name: string, kind: unknown, choice: string, words: unknown): Reading[] {
  const isSelect = kind === SELECT;
  const value = isSelect ? choice : numberOf(choice);
  return readingsOf(words, isSelect ? null : name).flatMap((reading) => {
    const isWritten = reading.pieces.some((piece) => typeof piece !== 'string' && piece.name === name);
    if (isWritten) return [reading];
    const whole = joined({ pieces: [], chosen: { [name]: value } }, reading);
    return whole ? [whole] : [];
  });
}

function readingsOfPart(part: unknown, counted: string | null): Reading[] {
  if (typeof part === 'string') return [{ pieces: [part], chosen: {} }];
  if (typeof part === 'number')
    return counted === null ? [] : [{ pieces: [{ name: counted, isNumber: true }], chosen: {} }];
  if (!Array.isArray(part)) return [];
  const [name, kind, choices] = part as [string, unknown, Record<string, unknown>];
  if (kind === SELECT || PLURALS.includes(kind))
    return Object.entries(choices).flatMap(([choice, words]) => readingsOfChoice(name, kind, choice, words));
  return [{ pieces: [{ name, isNumber: kind === NUMBER }], chosen: {} }];
}

function readingsOf(message: unknown, counted: string | null = null): Reading[] {
  const parts = Array.isArray(message) ? message : [message];
  return parts.reduce<Reading[]>(
    (before, part) => {
      const next = readingsOfPart(part, counted);
      return before.flatMap((one) => next.flatMap((two) => joined(one, two) ?? []));
    },
    [NOTHING],
  );
}

const NUMERAL = /-?\d+(?:,\d{3})*(?:\.\d+)?/y;
/** Steps after which a sentence is given up: what people wrote stands in it, and may be made to take long. */
const STEPS_AT_MOST = 500;

interface Reader {
  readonly sentence: string;
  readonly pieces: readonly Piece[];
  steps: number;
}

function restFrom(reader: Reader, piece: number, at: number): Record<string, string | number> | null {
  const { sentence, pieces } = reader;
  reader.steps += 1;
  if (reader.steps > STEPS_AT_MOST) return null;
  const here = pieces[piece];
  if (here === undefined) return at === sentence.length ? {} : null;
  if (typeof here === 'string')
    return sentence.startsWith(here, at) ? restFrom(reader, piece + 1, at + here.length) : null;
  if (here.isNumber) {
    NUMERAL.lastIndex = at;
    const [written] = NUMERAL.exec(sentence) ?? [];
    if (written === undefined) return null;
    const rest = restFrom(reader, piece + 1, at + written.length);
    return rest && { ...rest, [here.name]: Number(written.replaceAll(',', '')) };
  }
  const next = pieces[piece + 1];
  if (next === undefined) return { [here.name]: sentence.slice(at) };
  if (typeof next !== 'string') return null;
  const isLast = piece + 2 === pieces.length;
  for (
    let end = isLast ? sentence.length - next.length : sentence.indexOf(next, at);
    end >= at;
    end = isLast ? -1 : sentence.indexOf(next, end + 1)
  ) {
    const rest = restFrom(reader, piece + 1, end);
    if (rest) return { ...rest, [here.name]: sentence.slice(at, end) };
    if (reader.steps > STEPS_AT_MOST) return null;
  }
  return null;
}

const wordsIn = (pieces: readonly Piece[]) => pieces.filter((piece) => typeof piece === 'string');
const lengthOf = ({ pieces }: Reading) => wordsIn(pieces).reduce((sum, piece) => sum + piece.length, 0);
const longestOf = (pieces: readonly Piece[]) =>
  wordsIn(pieces).reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');

/**
 * Reads messages backwards: finds the message of an English catalogue that a sentence was made of, and its arguments.
 * Of several that fit it is the one with most words of its own. Null where none fits.
 */
export function recogniser(english: Messages): (sentence: string) => Recognised | null {
  const fixed = new Map<string, Recognised>();
  const open = Object.entries(english).flatMap(([key, message]) =>
    readingsOf(message).flatMap((reading) => {
      const { pieces, chosen } = reading;
      if (pieces.some((piece) => typeof piece !== 'string'))
        return [{ key, ...reading, longest: longestOf(pieces), length: lengthOf(reading) }];
      fixed.set(pieces.join(''), { key, values: chosen });
      return [];
    }),
  );
  open.sort((a, b) => b.length - a.length);
  return (sentence) => {
    const known = fixed.get(sentence);
    if (known) return known;
    for (const { key, pieces, chosen, longest } of open) {
      if (!sentence.includes(longest)) continue;
      const found = restFrom({ sentence, pieces, steps: 0 }, 0, 0);
      if (found) return { key, values: { ...chosen, ...found } };
    }
    return null;
  };
}

/** Sentences in sentences, such as a reason, are as deep as this at most. */
const DEEPEST = 4;

/** A sentence in other words: of its message and, in them, of arguments that are sentences again. */
export function saidAgain(
  sentence: string,
  recognise: (sentence: string) => Recognised | null,
  say: (key: string, values: SaidValues) => string,
  depth = 0,
): string {
  const recognised = recognise(sentence);
  if (!recognised) return sentence;
  const values = Object.entries(recognised.values).map(([name, value]) => [
    name,
    typeof value === 'string' && depth < DEEPEST ? saidAgain(value, recognise, say, depth + 1) : value,
  ]);
  return say(recognised.key, Object.fromEntries(values));
}
