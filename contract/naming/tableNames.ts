/** What a table's name has room for; `tableSettingsSchema` refuses longer ones. */
const LONGEST_NAME = 60;

/** Words that a pack's name ends in and that say nothing about what is in it. */
const PACK_WORDS = /[\s,:–-]+(?:(?:draft|play|set)\s+)?(?:boosters?|packs?|crates?|half-decks|display|box)$/i;

/** "teamSealed" as people write it; formats that are called after people or places keep their capital. */
export const formatWords = (format: string): string => {
  const words = format.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return /^(?:rochester|housman|solomon|winston|winchester)$/.test(words)
    ? `${words[0]!.toUpperCase()}${words.slice(1)}`
    : words;
};

/** A pack's title without the word for what it comes in: "Innistrad booster" is Innistrad. */
function titleOfPack(game: string, pack: string): string {
  const name = pack.trim().replace(/\s+/g, ' ');
  const stripped = name.replace(PACK_WORDS, '');
  // A bare "Pack" or "Booster" names nothing.
  return stripped === '' || PACK_WORDS.test(` ${stripped}`) ? game : stripped;
}

/** What is drafted, from the names of its packs; the game's name where they are several, or say nothing. */
export function titleOfPacks(game: string, packs: readonly string[]): string {
  const [title, ...others] = new Set(packs.map((pack) => titleOfPack(game, pack)));
  return title === undefined || others.length > 0 ? game : title;
}

/** "Fri 28 Nov" in an IANA time zone; without one, in the zone of the machine. */
function dayOf(atMs: number, timeZone: string | undefined): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).formatToParts(atMs);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((known) => known.type === type)?.value;
  return `${part('weekday')} ${part('day')} ${part('month')}`;
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const letter of text) {
    if (kept.length + letter.length >= most) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

/** A draft of a title in some format, such as `{ title: 'Emberwake', format: 'sealed' }`. */
export interface Drafted {
  readonly title: string;
  /** The format's name, as `engine/formats` has it. */
  readonly format: string;
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function named(title: string, how: string, atMs: number, timeZone: string | undefined): string {
  const isSaid = title.toLowerCase().endsWith(how.toLowerCase());
  const day = dayOf(atMs, timeZone);
  if (title.trim() === '') return how === '' ? day : `${capitalised(how.trim())}, ${day}`;
  const tail = `${isSaid ? '' : how}, ${day}`;
  return shortened(title.trim(), LONGEST_NAME - tail.length) + tail;
}

/**
 * The name of a table to which nobody gave one: what is drafted, how unless packs are passed as usual, and the day.
 * "Innistrad, Fri 28 Nov", "Emberwake sealed, Fri 28 Nov". A long title is shortened, never the rest.
 */
export const tableName = ({ title, format }: Drafted, atMs: number, timeZone?: string): string =>
  named(title, format === 'booster' ? '' : ` ${formatWords(format)}`, atMs, timeZone);

/** The same of an event: "Emberwake Swiss, Fri 28 Nov". */
export const eventName = (title: string, atMs: number, timeZone?: string): string =>
  named(title, ' Swiss', atMs, timeZone);
