/** A word of a game or a file: the key that cards have, and what people read. */
export interface Word {
  readonly key: string;
  readonly label: string;
}

/** Small letters and digits alone: "Super-Rare" is `superrare`. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const LONGEST = 60;

/** Letters to add, take away, replace or swap with their neighbour until one text is the other. */
export function lettersApart(one: string, other: string): number {
  const [from, to] = [one.slice(0, LONGEST), other.slice(0, LONGEST)];
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= to.length; at += 1) {
      const isSame = from[row - 1] === to[at - 1];
      let least = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && at > 1 && from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1])
        least = Math.min(least, (before[at - 2] ?? 0) + 1);
      next.push(least);
    }
    before = last;
    last = next;
  }
  return last[to.length] ?? 0;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** How many letters two words are apart, by key or label, whichever is nearer. */
function apart(one: Word, other: Word): number {
  const names = ({ key, label }: Word) => [...new Set([plain(key), plain(label)])].filter(Boolean);
  const distances = names(one).flatMap((a) => names(other).map((b) => lettersApart(a, b)));
  return Math.min(Number.POSITIVE_INFINITY, ...distances);
}

/** Words shorter than this are told apart by each letter: EX and GX. */
const SHORTEST = 4;
const LONG = 10;

const tokensOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map(plain)
    .filter(Boolean);

/**
 * Whether one of two words is probably the other mistyped: the same but for capitals, blanks and signs, or with one part
 * of at least four letters that is one letter off, two in long ones. Words with different digits are not.
 */
export function isAlike(one: Word, other: Word): boolean {
  if (apart(one, other) === 0) return true;
  if (digitsOf(one.label) !== digitsOf(other.label)) return false;
  const [from, to] = [tokensOf(one.label), tokensOf(other.label)];
  const differing = from.flatMap((token, at) => (token === to[at] ? [] : [[token, to[at] ?? ''] as const]));
  const [pair] = differing;
  if (from.length !== to.length || differing.length !== 1 || !pair) return false;
  const length = Math.min(...pair.map((token) => token.length));
  return length >= SHORTEST && lettersApart(...pair) <= (length >= LONG ? 2 : 1);
}

/** The word that is most like another, the first of equals; null where more than a third of its letters differ. */
export function nearestTo(word: Word, others: readonly Word[]): Word | null {
  let best: Word | null = null;
  let least = Math.max(1, Math.ceil(plain(word.label).length / 3)) + 1;
  for (const other of others) {
    const far = apart(word, other);
    if (far >= least) continue;
    least = far;
    best = other;
  }
  return best && { key: best.key, label: best.label };
}
