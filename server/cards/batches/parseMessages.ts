import type { ImportRepair } from '#contract/admin/imports.ts';
import type { ListAnswers } from '#contract/admin/listReview.ts';
import type { AppliedRecipe } from '#server/sources/reading/applyRecipe.ts';
import type { Look, Seen } from '#server/sources/reading/lookInto.ts';
import type { ColumnMap, Reject } from '../../imports/batch.ts';
import type { ImportedPack } from '../../imports/boosters/fitPack.ts';
import type { Outline } from '../../imports/cardFiles.ts';
import type { BatchSource } from '../../sources/batchSource.ts';
import type { Recipe } from '../../sources/recipes/recipeSchema.ts';
import type { BatchHead, BatchPart } from './parsedBatch.ts';

/** A card by its own name, with what it is called in other languages. */
export type KnownName = readonly [name: string, ...others: string[]];

/** A printing that the game has: key, card name, set and number. */
export type KnownPrinting = readonly [key: string, name: string, set: string, number: string];

/** A file inside the bytes that are handed over, from `from` on. */
export interface FileSpan {
  readonly fileName: string;
  readonly from: number;
  readonly bytes: number;
}

/** What the reading thread is told. */
export type ToReader =
  | { readonly type: 'knownCards'; readonly names: readonly KnownName[] }
  | { readonly type: 'knownPrintings'; readonly printings: readonly KnownPrinting[] }
  | { readonly type: 'waitingPacks'; readonly packs: readonly ImportedPack[] }
  | {
      readonly type: 'read';
      readonly files: readonly FileSpan[];
      readonly bytes: ArrayBuffer;
      readonly gameSlug: string;
      readonly map: ColumnMap | null;
      readonly list?: ListAnswers | undefined;
      readonly repairs?: readonly ImportRepair[] | undefined;
      /** The recipe of the source that the files came from. */
      readonly recipe?: AppliedRecipe | undefined;
      /** Recipes that files without one may be of. */
      readonly recipes?: readonly Recipe[] | undefined;
    }
  | { readonly type: 'next' }
  /** An answer of a source that is only looked into. */
  | { readonly type: 'look'; readonly bytes: Uint8Array; readonly look: Look };

/** What it answers; a part is sent only when it was asked for, so that none pile up. */
export type FromReader =
  | {
      readonly type: 'read';
      readonly head: BatchHead;
      readonly outline: Outline | null;
      /** Where the files of a bundle came from. */
      readonly source: BatchSource | null;
    }
  | {
      readonly type: 'refused';
      readonly sentence: string;
      readonly rejected: readonly Reject[];
      readonly outline: Outline | null;
    }
  | { readonly type: 'part'; readonly part: BatchPart | null }
  | { readonly type: 'seen'; readonly seen: readonly Seen[] | null };
