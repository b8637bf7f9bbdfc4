import type { ImportRepair } from '#contract/admin/imports.ts';
import type { ListAnswers, ListReview } from '#contract/admin/listReview.ts';
import type { CardRecord, GameDefinition, PrintingRecord, SetRecord } from '#contract/games/game.ts';
import type { StoredTemplate } from '#contract/games/templates.ts';
import type { ImportedPack } from './boosters/fitPack.ts';
import type { SaysOfBatch } from './parsing/says.ts';
import { shortened } from './parsing/shortened.ts';

/**
 * A row that was left out: `row` is the 1-based record or line of the file, `found` what stood there. `file` is given
 * where several files were read together.
 */
export interface Reject {
  readonly file?: string;
  readonly row: number;
  readonly column: string;
  readonly found: string;
  readonly expected: string;
}

/** What the file tells about its game; slug and name are the caller's. */
export type ProposedGame = Partial<Omit<GameDefinition, 'slug' | 'name'>>;

/**
 * Everything one file holds, ready to be stored. Sheets name printings of the batch or of the game by key.
 * A set whose name equals its code is only mentioned by the file and must not rename a known one.
 * `nameOnly` lists the cards of which nothing but the name is known.
 */
export interface ImportBatch {
  readonly format: string;
  readonly sets: readonly SetRecord[];
  readonly cards: readonly CardRecord[];
  readonly printings: readonly PrintingRecord[];
  readonly packs: readonly ImportedPack[];
  readonly templates: readonly StoredTemplate[];
  readonly proposedGame: ProposedGame;
  readonly rejected: readonly Reject[];
  readonly warnings: readonly string[];
  readonly nameOnly: readonly string[];
  /** New printings of cards that the game, or the batch before them, has already. */
  readonly joined?: number;
  /** What the files say of the rows beside their values; without it they say all that is not empty. */
  readonly says?: SaysOfBatch;
  /** Slugs of templates that no table can deal yet: they are stored as drafts, not published. */
  readonly undealable?: readonly string[];
  /** How the lines of its lists were read; without lists there is none. */
  readonly list?: ListReview;
}

/** A batch, or the refusal of the whole file in one sentence. */
export type Recognised =
  | { readonly ok: true; readonly batch: ImportBatch }
  | { readonly ok: false; readonly sentence: string; readonly rejected: readonly Reject[] };

/** Fields of a card that a column of a table may fill. */
export type CardField =
  | 'name'
  | 'cost'
  | 'costText'
  | 'type'
  | 'typeLine'
  | 'rarity'
  | 'set'
  | 'setName'
  | 'number'
  | 'rules'
  | 'flavour'
  | 'lanes'
  | 'stats'
  | 'power'
  | 'toughness'
  | 'rating'
  | 'image'
  | 'backImage'
  | 'key';

/**
 * Column headers by field: a field that is not named is found by its usual headers, one of which the header is empty has
 * no column. The headers under `leaveOut1`, `leaveOut2` … are those of columns that are left out, those under `keep1`,
 * `keep2` … stay attributes although they look like bookkeeping.
 */
export type ColumnMap = Partial<Record<CardField | `leaveOut${number}` | `keep${number}`, string>>;

/** Where a printing stands: which card of which set under which number. */
export interface PrintingPlace {
  readonly key: string;
  readonly name: string;
  readonly set: string;
  readonly number: string;
}

/**
 * What the game already holds. `findPrinting` answers the key of a printing that a list line means, or null; `ownSpelling`
 * the game's own name of the only card that is spelled like this, `fullName` also of the only one whose front face is, or that is called so elsewhere.
 */
export interface ImportOptions {
  readonly gameSlug: string;
  /** Names of the game's cards, also of those of which nothing else is known. */
  readonly cardNames?: readonly string[];
  /** What those are called in other languages, by their own names. */
  readonly otherNames?: ReadonlyMap<string, readonly string[]>;
  /** What was said about lines and sections of lists. */
  readonly list?: ListAnswers | undefined;
  readonly knownCards?: (name: string) => boolean;
  readonly ownSpelling?: (name: string) => string | null;
  readonly fullName?: (name: string) => string | null;
  readonly knownPrintings?: (key: string) => boolean;
  readonly findPrinting?: (name: string, set: string | null, number: string | null) => string | null;
  readonly printingsOf?: (name: string) => readonly PrintingPlace[];
  /** Where a printing stands, by its key. */
  readonly placeOf?: (key: string) => PrintingPlace | null;
  /** Whether the game has printings of a set of that code. */
  readonly knownSets?: (code: string) => boolean;
  /** Packs of the game that wait for cards of sets that it doesn't have. */
  readonly waitingPacks?: readonly ImportedPack[];
  readonly map?: ColumnMap;
  /** What was decided of cells that couldn't be read before. */
  readonly repairs?: readonly ImportRepair[] | undefined;
}

const longestFound = 120;

/** A reject whose `found` is cut to a readable length. */
export function rejectRow(row: number, column: string, found: unknown, expected: string): Reject {
  return { row, column, found: asFound(found), expected };
}

/** A refusal of the whole file. */
export function refuse(sentence: string, rejected: readonly Reject[] = []): Recognised {
  return { ok: false, sentence, rejected };
}

function asFound(found: unknown): string {
  if (found === undefined) return 'nothing';
  const text = typeof found === 'string' ? found : (JSON.stringify(found) ?? String(found));
  return shortened(text, longestFound);
}
