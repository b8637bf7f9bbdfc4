import type { CardRecord, PrintingRecord, StoredSheet } from '#contract/games/game.ts';
import type { ListLayout, ListSettings } from './listSettings.ts';

/** What the packs of a list are made from. */
export interface ListPacksInput {
  readonly slug: string;
  readonly name: string;
  readonly settings: ListSettings;
  readonly layouts: readonly ListLayout[];
  readonly sheets: ReadonlyMap<string, StoredSheet>;
  readonly cards: readonly CardRecord[];
  readonly printings: readonly PrintingRecord[];
  /** Draft effects that its cards have. */
  readonly effects: readonly string[];
  /** The line that a fault of layouts or rounds is told with. */
  readonly line: number;
}
