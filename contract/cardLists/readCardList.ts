import { cleanName, foldName, hasInvisible } from './foldName.ts';
import { headingOf, looksLikeCategory } from './headings.ts';
import { type LineReading, type ListSection, LONGEST_LINE, readingsOf } from './lineReadings.ts';
import { type FoundHow, type KnownCard, NameIndex } from './nameIndex.ts';

/** A card that a line may mean: its printings, where set and number can tell cards of one name apart. */
export interface ListedCard extends KnownCard {
  readonly printings?: readonly { readonly set: string; readonly number: string }[];
}

/** A line that names a card. `card` is its id, or null where no game knows it. */
export interface ListEntry {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly count: number;
  /** The card's own name; as written where the card is not known. */
  readonly name: string;
  readonly card: string | null;
  readonly set: string | null;
  readonly number: string | null;
  readonly finish: 'foil' | null;
  readonly section: ListSection;
  /** What one of the caller's own headings stands for; null under any other heading. */
  readonly bucket: string | null;
  readonly tags: readonly string[];
  /** The name that it was read as, where the line spells it another way, be it by signs that nobody sees. */
  readonly readAs: string | null;
}

/** One way to answer a question. */
export interface ListChoice {
  readonly count: number;
  readonly name: string;
  readonly card: string | null;
}

/** A line that can mean several things. */
export interface ListQuestion {
  readonly line: number;
  readonly text: string;
  readonly section: ListSection;
  readonly choices: readonly ListChoice[];
}

/** A line with what it can mean. */
export interface QuestionedLine {
  readonly text: string;
  readonly choices: readonly Pick<ListChoice, 'count' | 'name'>[];
}

/** A question as a sentence for people who can change their list; begins with what the line can mean. */
export function questionSentence({ text, choices }: QuestionedLine): string {
  const written = text.length > 60 ? `${text.slice(0, 59)}…` : text;
  const meant = choices.map(({ count, name }) => `${count} × “${name}”`).join(' or ');
  const isOfCount = new Set(choices.map(({ count }) => count)).size > 1;
  return `“${written}” can mean ${meant}. ${isOfCount ? 'Write a count in front.' : 'Write the whole name.'}`;
}

/** A line that names no card of the list. `wrong` ones are mistakes that somebody may want to mend. */
export interface IgnoredLine {
  readonly line: number;
  readonly text: string;
  readonly kind: 'heading' | 'comment' | 'leftOut' | 'wrong';
  readonly why: string;
}

/** A list as it is read; every line that is not blank is in one of these. */
export interface ReadCardList {
  /** What the list calls itself, in its About section or its first comment. */
  readonly title: string | null;
  readonly entries: readonly ListEntry[];
  readonly questions: readonly ListQuestion[];
  readonly ignored: readonly IgnoredLine[];
}

interface Known {
  readonly reading: LineReading;
  readonly how: FoundHow;
  readonly cards: readonly ListedCard[];
}

/** A line of a list with its number from 1. */
export interface NumberedLine {
  readonly line: number;
  readonly text: string;
}

/** What a reader of lists may know beside the cards. */
export interface ListOptions {
  /** Whether headings part the list; false inside of something that is a part already, such as a sheet. */
  readonly hasHeadings?: boolean;
  /** Numbers up to this are counts in front of a name that nobody knows, even where hardly any line has one. */
  readonly plainCounts?: number;
  /** Lines in which a number in front is a count in any case. */
  readonly countedLines?: ReadonlySet<number>;
  /** Headings of the game's own, by their words, and what they stand for. */
  readonly headings?: ReadonlyMap<string, string>;
  /** Whether a list without headings is split into main deck and sideboard by its only gap, as MTGO and Arena write it. */
  readonly isSplitByGap?: boolean;
}

const HOW: Readonly<Record<FoundHow, number>> = { exact: 0, folded: 1, front: 2 };

/**
 * What is left of the line counts first: the reading that takes least away. Of readings that are equally long, how the name
 * was found decides.
 */
const byLength = (a: Known, b: Known) =>
  b.reading.name.length - a.reading.name.length || HOW[a.how] - HOW[b.how];

/** Of cards with one name those that the set and number of the line mean, if they mean any. */
function narrowed({ reading: { set, number }, cards }: Known): readonly ListedCard[] {
  if (set === null || cards.length < 2) return cards;
  const isSet = (code: string) => code.toUpperCase() === set;
  const bySet = cards.filter(({ printings = [] }) => printings.some((printing) => isSet(printing.set)));
  const byNumber = bySet.filter(({ printings = [] }) =>
    printings.some((printing) => isSet(printing.set) && printing.number === number),
  );
  return byNumber.length > 0 ? byNumber : bySet.length > 0 ? bySet : cards;
}

const MOST_CHOICES = 12;
const isLedByOne = (line: string) => /^1[x×]?\s/iu.test(line);
const isLedByNumber = (line: string) => /^(?:SB:\s*)?[-−+]?\d+\s?[x×]?\s/iu.test(line);

/** Whether lines of the list begin with counts, so that an unknown `7 Completed` is seven of something. */
export function hasCounts(lines: readonly string[]): boolean {
  const led = lines.filter(isLedByNumber).length;
  return lines.some(isLedByOne) || led * 2 > lines.filter((line) => line !== '').length;
}

class Reader {
  readonly entries: ListEntry[] = [];
  readonly questions: ListQuestion[] = [];
  readonly ignored: IgnoredLine[] = [];
  readonly #index: NameIndex<ListedCard>;
  /** Names that the list itself brought, so that another spelling of one is the same card. */
  readonly #own = new NameIndex<ListedCard>();
  readonly #isCounted: boolean;
  readonly #headings: ReadonlyMap<string, string>;
  readonly #hasHeadings: boolean;
  readonly #plainCounts: number;
  readonly #countedLines: ReadonlySet<number>;
  title: string | null = null;
  #section: ListSection | null = 'main';
  #bucket: string | null = null;
  #leftOut = '';
  #isAbout = false;

  constructor(
    index: NameIndex<ListedCard>,
    isCounted: boolean,
    { headings = new Map(), hasHeadings = true, plainCounts = 0, countedLines = new Set() }: ListOptions,
  ) {
    this.#index = index;
    this.#isCounted = isCounted;
    this.#hasHeadings = hasHeadings;
    this.#plainCounts = plainCounts;
    this.#countedLines = countedLines;
    this.#headings = new Map([...headings].map(([words, bucket]) => [foldName(words), bucket]));
  }

  /** Whether no card was read yet: what stands here may be about the whole list. */
  get #isAtTop(): boolean {
    return this.entries.length === 0 && this.questions.length === 0;
  }

  /** From here on everything is the sideboard's. */
  beginSideboard(): void {
    this.#section = 'side';
  }

  read(line: number, text: string): void {
    if (text === '') {
      this.#isAbout = false;
      return;
    }
    if (this.#isNote(line, text)) return;
    if (text.length > LONGEST_LINE)
      this.#ignore(line, text, 'wrong', `it is longer than ${LONGEST_LINE} characters`);
    else if (!(this.#hasHeadings && this.#isHeading(line, text))) this.#card(line, text);
  }

  #ignore(line: number, text: string, kind: IgnoredLine['kind'], why: string): void {
    this.ignored.push({ line, text: text.slice(0, LONGEST_LINE), kind, why });
  }

  #known(text: string): readonly Known[] {
    return readingsOf(text)
      .flatMap((reading): Known[] => {
        const hit = this.#index.find(reading.name) ?? this.#own.find(reading.name);
        return hit ? [{ reading, how: hit.how, cards: hit.cards }] : [];
      })
      .sort(byLength);
  }

  #begin(heading: NonNullable<ReturnType<typeof headingOf>>): void {
    this.#section = heading.section;
    this.#bucket = null;
    this.#leftOut = heading.section === null ? heading.why : '';
  }

  /** Comments and lines about the list. */
  #isNote(line: number, text: string): boolean {
    const comment = /^(?:\/\/|#+)\s*(.*)$/u.exec(text);
    if (comment && this.#known(text).length === 0) {
      const [, words = ''] = comment;
      const heading = this.#hasHeadings ? headingOf(words) : null;
      if (heading) this.#begin(heading);
      else if (this.#isAtTop && words !== '' && !looksLikeCategory(words)) this.title ??= words;
      this.#ignore(line, text, heading ? 'heading' : 'comment', heading ? 'a heading' : 'a comment');
      return true;
    }
    if (/^sep=.$/u.test(text)) this.#ignore(line, text, 'comment', 'names the separator of a table');
    else if (/^about$/iu.test(text) && this.#isCounted && this.#hasHeadings) {
      this.#isAbout = true;
      this.#ignore(line, text, 'heading', 'a heading');
    } else if (this.#isAbout && /^name\b/iu.test(text)) {
      this.title ??= text.replace(/^name\s*/iu, '') || null;
      this.#ignore(line, text, 'comment', 'the name of the list');
    } else return false;
    return true;
  }

  #isHeading(line: number, text: string): boolean {
    const own = this.#headings.get(foldName(text.replace(/:$/u, '')));
    const isCardName = () => this.#index.find(text)?.how === 'exact';
    const heading = /^\d+[x×]?\s/iu.test(text) ? null : headingOf(text);
    // In a list of bare names a card called "Deck" is that card; where lines have counts it is a heading.
    const isMeant = this.#isCounted || !isCardName();
    if (own !== undefined && isMeant) {
      const meant = headingOf(own) ?? heading;
      this.#begin(meant?.section ? meant : { section: 'main' });
      this.#bucket = own;
    } else if (heading && isMeant) this.#begin(heading);
    else if (!heading && looksLikeCategory(text) && this.#known(text).length === 0) {
      // The categories of a sideboard are the sideboard's.
      if (this.#section === null) this.#begin({ section: 'main' });
    } else return false;
    this.#ignore(line, text, 'heading', 'a heading');
    return true;
  }

  #card(line: number, text: string): void {
    if (this.#section === null) {
      this.#ignore(line, text, 'leftOut', this.#leftOut);
      return;
    }
    const known = this.#known(text);
    const [best] = known;
    const wrong = best ? null : (wrongCount(text) ?? wrongSigns(text));
    if (wrong !== null) this.#ignore(line, text, 'wrong', wrong);
    else if (!best) this.#unknown(line, text, this.#section);
    else {
      const other = known.find(
        ({ reading, how }) =>
          how !== 'front' &&
          best.how !== 'front' &&
          reading.count !== best.reading.count &&
          reading.isCounted,
      );
      const cards = narrowed(best);
      const choices = [...cards.map((card) => choiceOf(best.reading, card)), ...othersOf(other)];
      if (choices.length > 1) this.#ask(line, text, best.reading, choices);
      else this.#take(line, text, best.reading, cards[0] ?? null);
    }
  }

  #ask(line: number, text: string, reading: LineReading, choices: readonly ListChoice[]): void {
    const section = reading.section ?? this.#section ?? 'main';
    this.questions.push({ line, text, section, choices: choices.slice(0, MOST_CHOICES) });
  }

  #take(line: number, text: string, reading: LineReading, card: ListedCard | null): void {
    const { count, set, number, finish, tags } = reading;
    const name = card?.name ?? reading.name;
    this.entries.push({
      ...{ line, text, count, name, set, number, finish, tags },
      card: card === null || card.id === '' ? null : card.id,
      section: reading.section ?? this.#section ?? 'main',
      bucket: reading.section === null ? this.#bucket : null,
      readAs: text.includes(name) && !hasInvisible(text) ? null : name,
    });
  }

  #unknown(line: number, text: string, section: ListSection): void {
    const plain = readingsOf(text).filter(({ isPlain }) => isPlain);
    const shortest = (readings: readonly LineReading[]) =>
      readings.toSorted((a, b) => a.name.length - b.name.length)[0];
    const counted = shortest(plain.filter(({ isCounted }) => isCounted));
    const whole = shortest(plain.filter(({ isCounted }) => !isCounted));
    const isCounted = this.#isCounted || this.#countedLines.has(line);
    const isAsked = !isCounted && (counted?.count ?? 0) > this.#plainCounts;
    if (counted && whole && isLedByNumber(text) && isAsked) {
      const choices = [whole, counted].map((reading) => choiceOf(reading, null));
      this.questions.push({ line, text, section, choices });
      return;
    }
    const reading = counted ?? whole;
    if (!reading) {
      this.#ignore(line, text, 'wrong', 'it names no card');
      return;
    }
    this.#own.add({ id: '', name: reading.name });
    this.#take(line, text, reading, null);
  }
}

const HIGHEST_COUNT = 100_000;

/** What is wrong with the characters of a line that nobody knows; null where nothing is. */
const wrongSigns = (text: string): string | null =>
  /(?!\t)[\p{Cc}\ufffd]/u.test(text) ? 'it has characters that no name has' : null;

/** What is wrong with a number in front of a name that nobody knows; null where nothing is. */
function wrongCount(text: string): string | null {
  const [, digits] = /^(?:SB:\s*)?([-−+]\s*\d+(?:\.\d+)?|0+|\d{1,9})\s?[x×]?\s+\S/iu.exec(text) ?? [];
  if (digits === undefined) return null;
  const count = /^\d+$/u.test(digits) ? Number(digits) : 0;
  if (count < 1) return `${digits.replace(/\s/gu, '')} is not a number of cards`;
  return count > HIGHEST_COUNT ? `${count} copies are more than any list has` : null;
}

/** Where the only gap of a list without headings ends; null where there is none, or several. */
function onlyGap(lines: readonly string[], headings: ReadonlyMap<string, string>): number | null {
  const own = new Set([...headings.keys()].map(foldName));
  const saysSo = (line: string) =>
    headingOf(line) !== null ||
    own.has(foldName(line.replace(/:$/u, ''))) ||
    /^(?:sb:|about$|\/\/|#)/iu.test(line);
  if (lines.some(saysSo)) return null;
  const filled = lines.flatMap((line, at) => (line === '' ? [] : [at]));
  const starts = filled.filter((at, place) => place > 0 && at - (filled[place - 1] ?? 0) > 1);
  return starts.length === 1 ? (starts[0] ?? null) : null;
}

const choiceOf = ({ count, name }: LineReading, card: ListedCard | null): ListChoice => ({
  count,
  name: card?.name ?? name,
  card: card === null || card.id === '' ? null : card.id,
});
const othersOf = (known: Known | undefined): readonly ListChoice[] =>
  known ? narrowed(known).map((card) => choiceOf(known.reading, card)) : [];

/**
 * Reads a list of cards, one a line, as any of the usual programs writes it, against the cards that are known. A line is read
 * as the longest name that is known; where a count could be part of a name, and both or neither are known, it is a question.
 * Unknown names become entries without a card, each spelling of one name the same.
 */
export const readCardList = (
  text: string,
  cards: Iterable<ListedCard> | NameIndex<ListedCard>,
  options: ListOptions = {},
): ReadCardList => readCardLines(linesOfList(text), cards, options);

/** The lines of a list, whatever ends them. */
export const linesOfList = (text: string): readonly NumberedLine[] =>
  text
    .replace(/^\ufeff/u, '')
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map((line, at) => ({ line: at + 1, text: line.trim() }));

/** Reads some lines of a list, such as a sheet of it, as `readCardList` reads all of them. */
export function readCardLines(
  lines: readonly NumberedLine[],
  cards: Iterable<ListedCard> | NameIndex<ListedCard>,
  options: ListOptions = {},
): ReadCardList {
  const texts = lines.map(({ text }) => text);
  const index = cards instanceof NameIndex ? cards : new NameIndex(cards);
  const reader = new Reader(index, hasCounts(texts.map(cleanName)), options);
  const gap = options.isSplitByGap ? onlyGap(texts, options.headings ?? new Map()) : null;
  for (const [at, { line, text }] of lines.entries()) {
    if (at === gap) reader.beginSideboard();
    reader.read(line, text);
  }
  const { title, entries, questions, ignored } = reader;
  return { title, questions, ...withoutDoubleCompanion(entries, ignored) };
}

/** Arena names a companion under Companion and again in the sideboard: it is one card. */
function withoutDoubleCompanion(
  entries: readonly ListEntry[],
  ignored: readonly IgnoredLine[],
): Pick<ReadCardList, 'entries' | 'ignored'> {
  const inSideboard = new Set(entries.flatMap(({ section, name }) => (section === 'side' ? [name] : [])));
  const isTwice = ({ section, name }: ListEntry) => section === 'companion' && inSideboard.has(name);
  const twice = entries.filter(isTwice);
  if (twice.length === 0) return { entries, ignored };
  const why = 'the sideboard has it too';
  return {
    entries: entries.filter((entry) => !isTwice(entry)),
    ignored: [
      ...ignored,
      ...twice.map(({ line, text }) => ({ line, text, kind: 'leftOut' as const, why })),
    ].sort((a, b) => a.line - b.line),
  };
}
