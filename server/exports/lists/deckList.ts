/** What one line of a list says, before it is known which card of the pool it means. */
export interface ListedCard {
  /** For sentences: `Line 4`. */
  readonly where: string;
  readonly count: number;
  /** As written: `main`, `side`, or what a heading says. */
  readonly bucket: string;
  /** Readings of the name, the likeliest first; empty where the list has no names. */
  readonly names: readonly string[];
  readonly set: string | null;
  readonly number: string | null;
  readonly ids: Readonly<Record<string, string>>;
  readonly finish: 'plain' | 'foil' | null;
  /** Set and number that the line may be instead of a name. */
  readonly orPrinting: { readonly set: string | null; readonly number: string } | null;
}

/** A deck list in any format, read. */
export interface ReadList {
  readonly format: string;
  readonly name: string | null;
  readonly cards: readonly ListedCard[];
}

/** A list, or all that is wrong with it in sentences. */
export type ListRead =
  | { readonly ok: true; readonly list: ReadList }
  | { readonly ok: false; readonly sentences: readonly string[] };

/** What a reader has to know of the game: the headings that its buckets may have, and the names that lines may mean. */
export interface ListGame {
  readonly buckets: readonly { readonly key: string; readonly label: string }[];
  readonly names?: readonly string[];
}

export const unread = (...sentences: string[]): ListRead => ({ ok: false, sentences });

const MOST_COPIES = 1000;
const MOST_CARDS = 2000;
const MOST_LETTERS = 300;
const MOST_IDS = 20;

type Written = Pick<ListedCard, 'where' | 'bucket'> &
  Partial<Omit<ListedCard, 'count' | 'where' | 'bucket'>> & { readonly count: string | number };

/** Gathers the cards of a list and what is wrong with its lines. */
export class ListGatherer {
  name: string | null = null;
  readonly #cards: ListedCard[] = [];
  readonly #mistakes: string[] = [];
  #total = 0;

  add({ count, ...written }: Written): void {
    const card = { ...written, where: shown(written.where) };
    if (isTooLong(card)) {
      this.mistake(
        `${card.where}: no name, set or number of a card has more than ${MOST_LETTERS} characters.`,
      );
      return;
    }
    if (Object.keys(card.ids ?? {}).length > MOST_IDS) {
      this.mistake(`${card.where}: no card has more than ${MOST_IDS} numbers of other programs.`);
      return;
    }
    const copies = Number(typeof count === 'string' ? count.replace('−', '-') : count);
    if (!Number.isInteger(copies) || copies < 1) {
      this.mistake(`${card.where}: ${String(count).slice(0, 20)} is not a number of cards.`);
      return;
    }
    if (copies > MOST_COPIES) {
      this.mistake(`${card.where}: ${copies} copies are more than any deck has.`);
      return;
    }
    this.#total += copies;
    this.#cards.push({ ...NOTHING_KNOWN, ...card, count: copies });
  }

  mistake(sentence: string): void {
    this.#mistakes.push(sentence);
  }

  result(format: string): ListRead {
    if (this.#total > MOST_CARDS) return unread(`The list has more than ${MOST_CARDS} cards.`);
    if (this.#mistakes.length > 0) return { ok: false, sentences: this.#mistakes };
    if (this.#cards.length === 0) return unread(`This list names no card (read as ${format}).`);
    const name = this.name?.replace(/\s+/gu, ' ').trim().slice(0, 60) ?? '';
    return { ok: true, list: { format, name: name === '' ? null : name, cards: this.#cards } };
  }
}

const isTooLong = ({ names = [], set, number, bucket, ids = {} }: Omit<Written, 'count'>): boolean =>
  [...names, set, number, bucket, ...Object.entries(ids).flat()].some(
    (words) => (words?.length ?? 0) > MOST_LETTERS,
  );

const NOTHING_KNOWN = { names: [], set: null, number: null, ids: {}, finish: null, orPrinting: null };

/** Lines with their numbers from 1. */
export const linesOf = (text: string): readonly { readonly line: string; readonly where: string }[] =>
  text.split(/\r\n?|\n/).map((line, at) => ({ line: line.trim(), where: `Line ${at + 1}` }));

/** What a line says, cut to a readable length, for a sentence. */
export const shown = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
