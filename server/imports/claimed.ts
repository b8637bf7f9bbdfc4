import type { ColumnMap, Reject } from './batch.ts';
import type { Claim } from './claim.ts';
import { readerOf } from './foreignFormat.ts';

/**
 * A file's format with its number of rows, or why it cannot be imported. A foreign file holds no cards and may be left out
 * of several; a broken one may not.
 */
export type Claimed =
  | { readonly kind: 'claimed'; readonly claim: Claim; readonly rows: number }
  | { readonly kind: 'foreign'; readonly sentence: string; readonly what: string }
  | { readonly kind: 'broken'; readonly sentence: string; readonly rejected: readonly Reject[] };

/** What is asked of a file: its map, and what it is called in rejects where it is one of several. */
export interface ClaimAsk {
  readonly map: ColumnMap;
  readonly file: string | undefined;
}

/** A file of a format that holds no cards which can be imported. */
export function foreign(what: string): Claimed {
  const place = readerOf(what);
  const sentence = `This looks like ${what}, which cannot be imported yet.${place === null ? '' : ` ${place}`}`;
  return { kind: 'foreign', sentence, what };
}

/** A file that cannot be read. */
export function broken(sentence: string, rejected: readonly Reject[] = []): Claimed {
  return { kind: 'broken', sentence, rejected };
}
