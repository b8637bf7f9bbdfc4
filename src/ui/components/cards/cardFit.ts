export type CardSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';
export type NameFit = 'roomy' | 'tight' | 'double';
export type RulesFit = 'fits' | 'tall' | 'over';

/** In px; `cell`: a length that the parent says in `--card`; `fill`: the parent's own width, which is slow to lay out. */
export type CardWidth = number | 'cell' | 'fill';

export const CARD_WIDTHS: Readonly<Record<CardSize, number>> = { xs: 72, sm: 112, md: 164, lg: 248, xl: 340 };

const NARROW = /[iljtfr'’.,:;!|I ]/;
const BROAD = /[mwMW@]/;
const CAPITAL = /[A-Z]/;

/** Width of a name in ems of the card's title face, good to about 5 %: enough to choose a layout without measuring. */
export function nameEms(name: string): number {
  let ems = 0;
  for (const letter of name) {
    if (letter.codePointAt(0)! > 0x2e80) ems += 1;
    else if (NARROW.test(letter)) ems += 0.33;
    else if (BROAD.test(letter)) ems += 0.88;
    else if (CAPITAL.test(letter)) ems += 0.68;
    else ems += 0.56;
  }
  return ems;
}

const ROOM_EMS: Readonly<Record<CardSize, number>> = { xs: 0, sm: 6.6, md: 8.9, lg: 9.5, xl: 9.5 };

/** A long name first loses its lane glyph and some spacing, then takes a second line. */
export function nameFit(name: string, size: CardSize, hasCost: boolean, besideEms = 0): NameFit {
  const room = ROOM_EMS[size] + (hasCost ? 0 : 1.9) - besideEms;
  const ems = nameEms(name);
  if (ems <= room) return 'roomy';
  return ems <= (size === 'sm' ? room : room * 1.22) ? 'tight' : 'double';
}

/** How much broader than guessed a word may be, where letters are drawn on whole pixels. */
const BROADER = 1.2;

/** The broadest word of a name in ems, at most, where a narrow card may not hold it; null where it surely does. */
export function longWordEms(name: string, size: CardSize): number | null {
  const most = Math.max(...name.split(/[\s-]+/).map(nameEms)) * BROADER;
  return most > LONG_WORD_EMS[size] ? Math.round(most * 100) / 100 : null;
}
/** What surely stands in a line beside the cost, in the narrowest cell that a size is drawn in. */
const LONG_WORD_EMS: Readonly<Record<CardSize, number>> = { xs: 99, sm: 4.8, md: 8, lg: 99, xl: 99 };

/** A name of at most so many ems never needs to be cut off: how broad it is, is only guessed. */
export const isSurelyWhole = (name: string, roomEms: number): boolean => nameEms(name) <= roomEms * 0.93;

/** Letters that surely stand in a line, in the narrowest cell that a size is drawn in. */
const LINE_LETTERS: Readonly<Record<CardSize, number>> = { xs: 0, sm: 0, md: 24, lg: 37, xl: 37 };
const LINES: Readonly<Record<CardSize, number>> = { xs: 0, sm: 0, md: 3, lg: 5, xl: 5 };
const TALL_LINES: Readonly<Record<CardSize, number>> = { xs: 0, sm: 0, md: 6, lg: 8, xl: 8 };

/** The same of a card whose text has the room of its picture. */
const WORDED_LETTERS: Readonly<Record<CardSize, number>> = { xs: 0, sm: 13, md: 20, lg: 32, xl: 32 };
const WORDED_LINES: Readonly<Record<CardSize, number>> = { xs: 0, sm: 6, md: 9, lg: 12, xl: 13 };

/** Without a picture the text is larger, largest where it is brief; what is too long still fades. */
export function wordedFit(rules: string, size: CardSize): 'brief' | 'fits' | 'over' {
  const { lines } = wrapped(rules, WORDED_LETTERS[size]);
  if (2 * lines <= WORDED_LINES[size]) return 'brief';
  return lines <= WORDED_LINES[size] ? 'fits' : 'over';
}

/** Letters of a last line that the strength badge would lie over. */
const BADGE_LETTERS = 9;

/** Long rules text grows over the art, then fades with the word "more"; a badge takes the end of the lowest line. */
export function rulesFit(rules: string, size: CardSize, hasBadge = false): RulesFit {
  const perLine = LINE_LETTERS[size];
  if (perLine === 0) return 'fits';
  const { lines, inLast } = wrapped(rules, perLine);
  const isCovered = (most: number) => hasBadge && lines === most && inLast > perLine - BADGE_LETTERS;
  if (lines <= LINES[size] && !isCovered(LINES[size])) return 'fits';
  return lines <= TALL_LINES[size] && !isCovered(TALL_LINES[size]) ? 'tall' : 'over';
}

/** Lines of a text that breaks between words, and the letters of the last one. */
function wrapped(text: string, perLine: number): { lines: number; inLast: number } {
  let lines = 0;
  let inLast = 0;
  for (const paragraph of text.split('\n')) {
    lines += 1;
    inLast = 0;
    for (const { length } of paragraph.split(' ')) {
      const withWord = inLast === 0 ? length : inLast + 1 + length;
      const more = inLast > 0 && withWord > perLine ? 1 : 0;
      inLast = more === 1 ? length : withWord;
      const broken = Math.max(0, Math.ceil(inLast / perLine) - 1);
      inLast -= broken * perLine;
      lines += more + broken;
    }
  }
  return { lines, inLast };
}
