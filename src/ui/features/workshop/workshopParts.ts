import type { LoadedBench } from '../admin/packs/bench/BenchLoader.tsx';
import type { BenchPorts } from '../admin/packs/packPorts.ts';
import type { LoadListPorts } from '../lists/listPorts.ts';

export interface WorkshopPorts extends BenchPorts {
  readonly loadLists: LoadListPorts;
  readonly revert: (activityId: string) => Promise<unknown>;
}

/** What the workshop of a game shows. */
export interface WorkshopData extends LoadedBench {
  readonly games: readonly { readonly slug: string; readonly name: string }[];
  /** The slug of the shown game. */
  readonly game: string;
}
