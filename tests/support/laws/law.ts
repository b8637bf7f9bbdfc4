import type { AnyFormat } from '#engine/formats/formatOf.ts';
import type { DraftState, Setup } from '#engine/formats/registry.ts';
import type { Below } from '#tests/support/engine/chance.ts';
import type { AnyOracle } from '#tests/support/engine/oracles.ts';
import type { Play, Stuck } from '#tests/support/engine/play.ts';

/** A format with what its laws are checked by. */
export interface Subject {
  readonly format: AnyFormat;
  readonly oracle: AnyOracle;
}

/** One random draft of a subject, played legally as far as it went; everything in it follows from `seed`. */
export interface PlayedDraft extends Subject {
  readonly seed: number;
  readonly setup: Setup;
  readonly secret: Uint8Array;
  readonly play: Play & { readonly stuck: Stuck | null };
  /** A few states to look at closely. */
  readonly samples: readonly DraftState[];
  /** A source of its own for every law, so that no law depends on another. */
  readonly below: Below;
}

/** What must hold for every draft: answers each breach in words, nothing when it holds. */
export type Law = (draft: PlayedDraft) => Iterable<string>;
