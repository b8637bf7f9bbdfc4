import type { GameDefinition, SetRecord } from '#contract/games/game.ts';
import type { Reject } from '../batch.ts';
import type { Fields } from '../parsing/jsonValues.ts';

/** One printing of a card as a source has it; `row` is the record of the file it comes from, from 1. */
export interface SourceRow {
  readonly row: number;
  readonly fields: Fields;
  /** The same card in another dress, of the same rarity: packs that are drawn by rarity would hold it too often. */
  readonly isVariant?: boolean;
}

/** The rows of a file, with what else it says. */
export interface SourceRows {
  readonly rows: readonly SourceRow[];
  readonly sets?: readonly SetRecord[];
  readonly rejected?: readonly Reject[];
  readonly warnings?: readonly string[];
}

/**
 * Where our fields are found in a row, as paths such as `images.full`. Lists of paths are joined: parts of a name by " - ",
 * rules by line breaks, stats by "/", the parts of a key by "/".
 */
export interface SourceMapping {
  readonly name: readonly string[];
  readonly key: readonly string[];
  readonly number?: string;
  readonly set: string;
  readonly setName?: string;
  readonly releasedOn?: string;
  readonly rarity: string;
  readonly cost?: string;
  readonly type?: string;
  readonly subtypes?: string;
  readonly lanes?: readonly string[];
  readonly rules?: readonly string[];
  readonly flavour?: string;
  readonly stats?: readonly string[];
  readonly image?: string;
  /** The other side of a card that has one. */
  readonly back?: { readonly rules: string; readonly image: string };
  /** Ids of other programs by what we call them. */
  readonly ids?: Readonly<Record<string, string>>;
  /** Further facts of a card by the key of their attribute. */
  readonly attributes?: Readonly<Record<string, SourceAttribute>>;
}

export interface SourceAttribute {
  readonly path: string;
  readonly label: string;
  readonly type: 'number' | 'text' | 'list';
}

/** What a game of the source is like, beside what its file says. */
export interface SourceGame {
  readonly laneWord: string;
  /** All lanes in their usual order; others that a file has come behind them. */
  readonly lanes: readonly string[];
  readonly laneRule?: GameDefinition['laneRule'];
  /** Names of rarities by their code in small letters, where the source has letters for them. */
  readonly rarities?: Readonly<Record<string, string>>;
  readonly featuredType?: string;
}

/** A set that cards of a file are in, with how many of them. */
export interface SharedSet {
  readonly name: string;
  readonly code: string;
  readonly cards: number;
}

/** A public source of cards: how its files are known, taken apart into rows, and what their fields mean. */
export interface SourceAdapter {
  /** What its files are called in sentences. */
  readonly format: string;
  /** Whether a parsed file is one of this source. */
  readonly isOf: (value: unknown) => boolean;
  /** Takes a file apart. `set` is the name or code of the set that was asked for, where the source mixes several. */
  readonly read: (value: unknown, ask: { readonly set: string | null }) => SourceRows;
  /** The sets of a file that is read as one set, the one it is read as by itself first. */
  readonly setsIn?: (value: unknown) => readonly SharedSet[];
  readonly mapping: SourceMapping;
  readonly game: SourceGame;
  /** Texts that mean that there is nothing, such as "NULL". */
  readonly empty?: readonly string[];
  /** What makes two cards of one name different: their rules, or the number that the game gives each card. */
  readonly identity: 'rules' | 'number';
}
