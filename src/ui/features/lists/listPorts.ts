import type {
  KeptList,
  ListChange,
  ListLook,
  ListRow,
  ListShelf,
  OpenedList,
} from '#contract/lists/lists.ts';
import type { OwnList } from '#contract/lists/ownList.ts';
import type { FetchedCube } from '#contract/sources/sources.ts';

/** What the screens of lists ask the server; everything throws with words. */
export interface ListPorts {
  readonly fetchCube: (link: string, signal: AbortSignal) => Promise<FetchedCube>;
  readonly review: (list: OwnList, signal: AbortSignal) => Promise<ListLook>;
  readonly shelf: (signal: AbortSignal) => Promise<ListShelf>;
  readonly open: (listId: string, signal: AbortSignal) => Promise<OpenedList>;
  readonly keep: (list: KeptList, signal: AbortSignal) => Promise<ListRow>;
  readonly change: (listId: string, change: ListChange, signal: AbortSignal) => Promise<ListRow>;
  readonly remove: (listId: string, signal: AbortSignal) => Promise<unknown>;
}

/** The calls come with their schemas, which are loaded when they are first needed. */
export type LoadListPorts = () => Promise<ListPorts>;
