import type { CompiledMessage } from 'icu-minify/format';

const PLAIN = 'AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz';
const ACCENTED = 'ÅåÇçĐđÉéĞğĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž';
const LONGER_BY = 0.3;
const PADDING = '~';

const accented = (letter: string) => ACCENTED[PLAIN.indexOf(letter)] ?? letter;

/** Accents every letter that has an accented twin, and pads each word by about 30 % of the whole at its end. */
function stretched(words: string): string {
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  const padding = PADDING.repeat(Math.ceil(letters * LONGER_BY));
  const end = words.trimEnd().length;
  return `${[...words.slice(0, end)].map(accented).join('')}${padding}${words.slice(end)}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The numbers that icu-minify gives select, plural and selectordinal; 0 is the `#` of a plural. */
const isSelecting = (type: unknown): boolean => type === 1 || type === 2 || type === 3;

function pseudoNode(node: unknown): unknown {
  if (typeof node === 'string') return stretched(node);
  if (!Array.isArray(node)) return node;
  const [name, type, ...rest] = node;
  if (node.length === 1) return node;
  if (isSelecting(type) && isRecord(rest[0]))
    return [
      name,
      type,
      Object.fromEntries(Object.entries(rest[0]).map(([key, branch]) => [key, pseudoBranch(branch)])),
    ];
  if (typeof type === 'number' && type !== 0) return node;
  return [name, ...[type, ...rest].map(pseudoNode)];
}

const pseudoBranch = (branch: unknown): unknown =>
  Array.isArray(branch) ? branch.map(pseudoNode) : pseudoNode(branch);

/**
 * A compiled message as it would look in a wordy language: accented, 30 % longer, with the same arguments and tags.
 * Words that never came from a catalogue stay plain, so they show at a glance.
 */
export const pseudo = (message: CompiledMessage): CompiledMessage => pseudoBranch(message) as CompiledMessage;
