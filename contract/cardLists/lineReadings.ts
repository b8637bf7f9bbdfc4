import { cleanName } from './foldName.ts';

/** Where a line of a list belongs. */
export type ListSection = 'main' | 'side' | 'maybe' | 'companion' | 'commander';

/** One way to understand a line. `name` is as written, without what nobody sees. */
export interface LineReading {
  readonly count: number;
  readonly name: string;
  readonly set: string | null;
  readonly number: string | null;
  readonly finish: 'foil' | null;
  /** What the line itself says of its section; null where a heading decides. */
  readonly section: ListSection | null;
  readonly tags: readonly string[];
  /**
   * Whether a list of unknown cards is read like this, too. The others need a known name: `Rune F` is a foil only where there
   * is a card "Rune", since it may well be the name.
   */
  readonly isPlain: boolean;
  /** Whether a number in front or behind was taken for a count. */
  readonly isCounted: boolean;
}

/** Longer lines are no card lines. */
export const LONGEST_LINE = 400;
const MOST_READINGS = 64;
const HIGHEST_COUNT = 100_000;

/** Set codes that programs write in their own way. */
const SET_ALIASES: Readonly<Record<string, string>> = { DAR: 'DOM', CONF: 'CON' };
const setOf = (code: string | undefined): string | null => {
  const set = code?.toUpperCase();
  return set === undefined ? null : (SET_ALIASES[set] ?? set);
};

const SECTION_WORDS: Readonly<Record<string, ListSection>> = {
  sideboard: 'side',
  maybeboard: 'maybe',
  considering: 'maybe',
  companion: 'companion',
  commander: 'commander',
  cmdr: 'commander',
};
const sectionOf = (word: string): ListSection | null =>
  SECTION_WORDS[(/^\p{L}+/u.exec(word)?.[0] ?? '').toLowerCase()] ?? null;

type Step = (reading: LineReading) => LineReading | null;

/** A step that takes away what a pattern finds; the pattern's last group is not needed, the name is what it leaves. */
const step =
  (
    pattern: RegExp,
    change: (reading: LineReading, groups: readonly string[]) => Partial<LineReading> | null,
  ): Step =>
  (reading) => {
    const match = pattern.exec(reading.name);
    if (!match) return null;
    const changed = change(
      reading,
      [...match].map((group) => group ?? ''),
    );
    return changed && changed.name !== '' ? { ...reading, ...changed } : null;
  };

const counted = (reading: LineReading, digits: string, name: string): Partial<LineReading> | null => {
  const count = Number(digits);
  return reading.isCounted || count < 1 || count > HIGHEST_COUNT ? null : { count, name, isCounted: true };
};

/** In the programs' order: what stands before the name, then what stands behind it, from the end inwards. */
const STEPS: readonly Step[] = [
  // SB: 2 Low Tide (Cockatrice, XMage, TappedOut)
  step(/^SB:\s*(.+)$/iu, (reading, [, name = '']) => (reading.section ? null : { section: 'side', name })),
  // 4 Name, 4x Name, 4× Name
  step(/^(\d{1,9})[x×*]?\s+(.+)$/iu, (reading, [, count = '', name = '']) => counted(reading, count, name)),
  // 4 x Name; a capital may begin a name, as in "1 X of Swords"
  step(/^(\d{1,9})\s[x×*]\s+(.+)$/u, (reading, [, count = '', name = '']) => counted(reading, count, name)),
  // x4 Name, ×4 Name
  step(/^[x×]\s?(\d{1,9})\s+(.+)$/iu, (reading, [, count = '', name = '']) => counted(reading, count, name)),
  // (2) Name, [2] Name
  step(/^[([](\d{1,5})[)\]]\s+(.+)$/u, (reading, [, count = '', name = '']) => counted(reading, count, name)),
  // [SET] Name, [SET#12] Name (Deckstats), [SET:12] Name (XMage)
  step(
    /^\[([\p{L}\p{N}_-]{1,12})(?:[#:]([^\]\s]{1,20}))?\]\s+(.+)$/u,
    (reading, [, set, number, name = '']) =>
      reading.set === null ? { set: setOf(set), number: number || null, name } : null,
  ),
  // Name x4, Name ×4, Name x 4
  step(/^(.+?)\s+[x×]\s?(\d{1,5})$/iu, (reading, [, name = '', count = '']) => counted(reading, count, name)),
  // Name|SET|2, Name+|SET (Forge)
  step(/^([^|]+?)(\+?)\|([\p{L}\p{N}_-]{1,12})(?:\|\S{1,20})?$/u, (_, [, name = '', foil, set]) => ({
    name,
    set: setOf(set),
    ...(foil ? { finish: 'foil' as const } : {}),
  })),
  // Name *F*, Name *E*, Name *CMDR* (Moxfield, TappedOut)
  step(/^(.+?)\s+\*(F|E|foil|etched)\*$/iu, (_, [, name = '']) => ({ name, finish: 'foil' })),
  step(/^(.+?)\s+\*(CMDR|COMMANDER|COMPANION)\*$/iu, (_, [, name = '', word = '']) => ({
    name,
    section: sectionOf(word),
  })),
  // Name +F (Draftmancer), Name (foil), Name [foil]
  step(/^(.+?)\s+\+F$/u, (_, [, name = '']) => ({ name, finish: 'foil' })),
  step(/^(.+?)\s+[([](?:foil|etched)[)\]]$/iu, (_, [, name = '']) => ({ name, finish: 'foil' })),
  // Name (SET) 12 F (Draftmancer); without set and number it may be the name.
  step(/^(.+?\s[([][\p{L}\p{N}_-]{2,12}[)\]](?:\s\S{1,20})?)\s+F$/u, (_, [, name = '']) => ({
    name,
    finish: 'foil',
  })),
  step(/^(.+?)\s+F$/u, (_, [, name = '']) => ({ name, finish: 'foil', isPlain: false })),
  // Name #tag, Name #!Commander (Moxfield, Deckstats)
  step(/^(.+?)\s+#[!~]?([\p{L}\p{N}_:,./-]{1,60})$/u, (reading, [, name = '', tag = '']) => ({
    name,
    tags: [...reading.tags, tag],
    section: reading.section ?? sectionOf(tag),
  })),
  // Name ^Have,#37d67a^ (Archidekt)
  step(/^(.+?)\s+\^[^^]{0,60}\^$/u, (_, [, name = '']) => ({ name })),
  // Name [Ramp], Name [Maybeboard{noDeck}{noPrice},Ramp] (Archidekt)
  step(/^(.+?)\s+\[([^\]]{1,120})\]$/u, (reading, [, name = '', words = '']) => ({
    name,
    tags: [...reading.tags, words],
    section: reading.section ?? sectionOf(words),
  })),
  // Name (SET) 12, Name [SET], Name <SET>, Name (SET:12), Name (SET#12)
  step(
    /^(.+?)\s+[([<]([\p{L}\p{N}_-]{1,40})(?:[:#]([^\s)\]>]{1,20}))?[)\]>](?:\s+([^\s*+[(#^]\S{0,39}))?$/u,
    (reading, [, name = '', set = '', inside = '', behind = '']) => {
      if (reading.set !== null) return null;
      const number = inside || behind || null;
      const isCode = /^[A-Z0-9_-]{2,8}$/u.test(set) || /\d/u.test(number ?? '');
      return { name, set: setOf(set), number, isPlain: reading.isPlain && isCode };
    },
  ),
  // Name // a note: the half of a split name begins with a capital. Name # a note
  step(/^(.+?)\s+\/\/\s+\p{Ll}.*$/u, (_, [, name = '']) => ({ name })),
  step(/^(.+?)\s+\/\/\s+.+$/u, (_, [, name = '']) => ({ name, isPlain: false })),
  step(/^(.+?)\s+#\s.*$/u, (_, [, name = '']) => ({ name })),
];

const keyOf = ({ count, name, set, number, finish, section }: LineReading) =>
  JSON.stringify([count, name, set, number, finish, section]);

/** Whether a line has any of the signs that the steps look for; most lines are nothing but a name. */
const HAS_SIGNS = /[\d()[\]|*+#^<>/×:]|\sF$|\sx\s/iu;

/** Every way to understand a line, the most literal first; none for an empty line. */
export function readingsOf(line: string): readonly LineReading[] {
  const name = cleanName(line);
  if (name === '' || name.length > LONGEST_LINE) return [];
  const whole: LineReading = {
    count: 1,
    name,
    set: null,
    number: null,
    finish: null,
    section: null,
    tags: [],
    isPlain: true,
    isCounted: false,
  };
  if (!HAS_SIGNS.test(name)) return [whole];
  const readings = [whole];
  const seen = new Set([keyOf(whole)]);
  for (const reading of readings) {
    for (const take of STEPS) {
      const next = take(reading);
      if (!next || seen.has(keyOf(next)) || readings.length >= MOST_READINGS) continue;
      seen.add(keyOf(next));
      readings.push(next);
    }
  }
  return readings;
}
