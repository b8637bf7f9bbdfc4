import {
  choiceKey,
  type LeftOutSection,
  type ListAnswers,
  type ListReview,
} from '#contract/admin/listReview.ts';
import { NameIndex } from '#contract/cardLists/nameIndex.ts';
import {
  hasCounts,
  type IgnoredLine,
  type ListEntry,
  type ListQuestion,
  type NumberedLine,
  readCardLines,
} from '#contract/cardLists/readCardList.ts';
import { type Reject, rejectRow } from '../batch.ts';
import { namedCards, type OtherNames } from '../cards/ownSpelling.ts';
import { counted } from '../parsing/counted.ts';
import { firstNames } from '../parsing/shortened.ts';

/** A line that names a card of the pool. */
export type PoolEntry = Pick<ListEntry, 'line' | 'count' | 'name' | 'set' | 'number' | 'finish'>;

/** The lines of a list, read: what is drafted, and what its review says of the rest. */
export interface PoolLines {
  readonly entries: readonly PoolEntry[];
  readonly rejected: readonly Reject[];
  readonly review: ListReview;
  readonly warnings: readonly string[];
}

export interface PoolLinesAsk {
  /** The parts of the list: its sheets, or all of it. */
  readonly parts: readonly (readonly NumberedLine[])[];
  /** Names of cards that are known. */
  readonly names: Iterable<string>;
  /** What those are called in other languages, by their own names. */
  readonly otherNames?: OtherNames | undefined;
  readonly answers: ListAnswers | undefined;
  /** The column of a rejected line. */
  readonly column: (line: number) => string;
  /** Lines of a Draftmancer sheet, where a small number is a count, and no word is a heading. */
  readonly isSheet: boolean;
}

export const NO_LIST_ANSWERS: ListAnswers = { takeIn: [], lines: {} };

/** Lines of which nothing is to be said. */
export const NOTHING_READ: PoolLines = {
  entries: [],
  rejected: [],
  review: { questions: [], leftOut: [], takenIn: [], readAs: [], answers: NO_LIST_ANSWERS },
  warnings: [],
};

const MOST_SHOWN = 500;
/** More copies than this of a card that nobody knows are asked about: the number may be part of its name. */
export const SHEET_COPIES = 4;
const SECTIONS: readonly (readonly [LeftOutSection, string])[] = [
  ['side', 'Sideboard'],
  ['maybe', 'Maybeboard'],
  ['companion', 'Companion'],
];

/** Reads the lines of a list that is to be drafted. Sideboards and the like stay out unless the answers take them in. */
export function readPoolLines({
  parts,
  names,
  otherNames,
  answers,
  column,
  isSheet,
}: PoolLinesAsk): PoolLines {
  const index = new NameIndex(namedCards(names, otherNames));
  const countedParts = parts.filter((lines) => hasCounts(lines.map(({ text }) => text)));
  const list = readCardLines(parts.flat(), index, {
    hasHeadings: !isSheet,
    plainCounts: isSheet ? SHEET_COPIES : 0,
    countedLines: new Set(countedParts.flat().map(({ line }) => line)),
  });
  const given = answers ?? NO_LIST_ANSWERS;
  const { answered, open } = answersOf(list.questions, given);
  const inOrder = [...list.entries, ...answered].toSorted((a, b) => a.line - b.line);
  const taken = new Set<string>(['main', 'commander', ...given.takeIn]);
  const left = inOrder.filter(({ section }) => !taken.has(section));
  const leftOut = SECTIONS.flatMap(([section]) => leftOutOf(section, left));
  const rejected = list.ignored
    .filter(({ kind }) => kind === 'wrong')
    .map((ignored) => rejectRow(ignored.line, column(ignored.line), ignored.text, expectedInstead(ignored)));
  return {
    entries: inOrder.filter(({ section }) => taken.has(section)),
    rejected,
    review: {
      questions: open
        .slice(0, MOST_SHOWN)
        .map(({ line, text, choices }) => ({ line, text, choices: choices.map(choiceOf) })),
      leftOut,
      takenIn: [...given.takeIn],
      readAs: inOrder
        .flatMap(({ line, text, readAs }) => (readAs === null ? [] : [{ line, text, name: readAs }]))
        .slice(0, MOST_SHOWN),
      answers: given,
    },
    warnings: reviewWords({ leftOut, questions: open }),
  };
}

/** What warnings say of the review, for readers that do not show it. */
export const reviewWords = ({
  leftOut,
  questions,
}: {
  readonly leftOut: ListReview['leftOut'];
  readonly questions: readonly Pick<ListQuestion, 'text'>[];
}): string[] => [...leftOut.map(leftOutWords), ...questionWords(questions)];

const choiceOf = ({ count, name }: ListQuestion['choices'][number]) => ({ count, name });

type Answered = PoolEntry & Pick<ListEntry, 'text' | 'section' | 'readAs'>;

/** Questions that are answered as entries, and those that are open. */
function answersOf(questions: readonly ListQuestion[], { lines }: ListAnswers) {
  const answered: Answered[] = [];
  const open: ListQuestion[] = [];
  for (const question of questions) {
    const { line, text, section, choices } = question;
    const wanted = Object.hasOwn(lines, text) ? lines[text] : undefined;
    const chosen = choices.find((choice) => choiceKey(choice) === wanted);
    if (!chosen) open.push(question);
    else {
      const { count, name } = chosen;
      const printing = { set: null, number: null, finish: null };
      answered.push({ line, text, section, count, name, ...printing, readAs: null });
    }
  }
  return { answered, open };
}

function leftOutOf(
  section: LeftOutSection,
  entries: readonly Pick<ListEntry, 'section' | 'count' | 'name'>[],
): ListReview['leftOut'] {
  const here = entries.filter((entry) => entry.section === section);
  if (here.length === 0) return [];
  const cards = here.reduce((sum, { count }) => sum + count, 0);
  const names = [...new Set(here.map(({ name }) => name))].slice(0, MOST_SHOWN);
  return [{ section, cards, names }];
}

function leftOutWords({ section, cards, names }: ListReview['leftOut'][number]): string {
  const heading = SECTIONS.find(([key]) => key === section)?.[1] ?? section;
  const what = counted(cards, 'card', 'cards');
  return `${what} under ${heading} ${cards === 1 ? 'was' : 'were'} left out: ${someOf(names)}.`;
}

function questionWords(open: readonly Pick<ListQuestion, 'text'>[]): string[] {
  if (open.length === 0) return [];
  const lines = someOf(open.map(({ text }) => `“${text}”`));
  return [`${counted(open.length, 'line', 'lines')} can be read in several ways: ${lines}.`];
}

const someOf = (names: readonly string[]): string =>
  names.length > 5 ? `${firstNames(names, 4)} and ${names.length - 4} more` : firstNames(names, 5);

const LONGEST_LINE = 400;

function expectedInstead({ text }: IgnoredLine): string {
  if (text.length >= LONGEST_LINE) return `a card line of at most ${LONGEST_LINE} characters`;
  if (/[\p{Cc}\ufffd]/u.test(text)) return 'a name without control characters';
  return /^(?:SB:\s*)?[-−+]?\s*\d/iu.test(text)
    ? 'a count from 1 to 100000'
    : 'a line such as 4 Name (SET) 12';
}
