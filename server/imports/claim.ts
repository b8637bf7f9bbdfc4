import type { CardTable } from './cards/cardTable.ts';
import type { CockatriceFile } from './cockatrice/cockatrice.ts';
import type { CodedFile } from './codedCards/codedParts.ts';
import type { OwnFile } from './csv/ownCsv.ts';
import type { FabFile } from './fab/fabRows.ts';
import type { Mtgjson5File } from './mtgjson/mtgjson5.ts';
import type { PokemonFile } from './pokemon/pokemon.ts';
import type { ScryfallFile } from './scryfall/scryfall.ts';
import type { CubeCobraFile } from './sources/cubeCobra.ts';
import type { SourceFile } from './sources/readSource.ts';

/** A list of card lines, with sections or without. */
export interface ListFile {
  readonly text: string;
  readonly fileName: string;
  readonly file?: string | undefined;
}

/** A table of cards, or records of JSON laid out as one. */
export interface TableFile {
  readonly table: CardTable;
  readonly file?: string | undefined;
}

/** A file whose format is known: files of one family are read together. */
export type Claim =
  | { readonly family: 'mtgjson5'; readonly content: Mtgjson5File }
  | {
      readonly family: 'mtgjson3';
      readonly content: { readonly value: unknown; readonly file?: string | undefined };
    }
  | { readonly family: 'scryfall'; readonly content: ScryfallFile }
  | { readonly family: 'pokemon'; readonly content: PokemonFile }
  | { readonly family: 'fab'; readonly content: FabFile }
  /** One JSON file that holds what several tables of Flesh and Blood do. */
  | { readonly family: 'fabJson'; readonly content: readonly FabFile[] }
  | { readonly family: 'cubeCobra'; readonly content: CubeCobraFile }
  | { readonly family: 'source'; readonly content: SourceFile }
  | { readonly family: 'coded'; readonly content: CodedFile }
  | { readonly family: 'cockatrice'; readonly content: CockatriceFile }
  | { readonly family: 'own'; readonly content: OwnFile }
  | { readonly family: 'table'; readonly content: TableFile }
  | { readonly family: 'draftmancer'; readonly content: ListFile }
  | { readonly family: 'cube'; readonly content: ListFile };

/** The name of a family. */
export type Family = Claim['family'];

/** What a file is called: a table and a public source say it themselves. */
export function formatOf(claim: Claim): string {
  if (claim.family === 'table') return claim.content.table.format;
  return claim.family === 'source' ? claim.content.adapter.format : familyNames[claim.family];
}

const familyNames: Readonly<Record<Exclude<Family, 'table' | 'source'>, string>> = {
  mtgjson5: 'MTGJSON v5',
  mtgjson3: 'MTGJSON v3',
  scryfall: 'Scryfall-shaped card JSON',
  pokemon: 'pokemon-tcg-data JSON',
  fab: 'Flesh and Blood tables',
  fabJson: 'Flesh and Blood tables',
  cubeCobra: 'CubeCobra cube',
  coded: 'NetrunnerDB-shaped card JSON',
  cockatrice: 'Cockatrice card file',
  own: 'Passleft list',
  draftmancer: 'Draftmancer list',
  cube: 'Cube list',
};

/** Files that can be imported, as a sentence says it. */
export const importable =
  'Files that can be imported are MTGJSON v3 and v5 sets, Scryfall-shaped, pokemon-tcg-data and NetrunnerDB-shaped JSON, answers of LorcanaJSON, Lorcast, swu-db, YGOPRODeck, optcgapi, digimoncard.io and Sorcery, CubeCobra cubes, other JSON records of cards, Flesh and Blood tables and JSON, Cockatrice card files, Draftmancer card lists, lists of names and CSV or TSV tables.';
