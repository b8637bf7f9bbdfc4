import type { HubMessages, HubMethods } from '#contract/room/room.ts';
import type { TableLink } from './tableLink.ts';

/** The line to the server itself, for what is no table. */
export interface HubLine {
  /** Sent until it is answered, over lost lines too. */
  ask<Name extends keyof HubMethods>(
    name: Name,
    argument?: Parameters<HubMethods[Name]>[0],
  ): Promise<Awaited<ReturnType<HubMethods[Name]>>>;
  hear<Name extends keyof HubMessages>(name: Name, tell: (message: HubMessages[Name]) => void): () => void;
  /** Tells when the line was lost, and when it is there again. */
  watchLine(listener: (isUp: boolean) => void): () => void;
}

/** Tables that this window follows live. Each `use` of a table is ended by a `release`. */
export interface LiveTables {
  use(draftId: string): TableLink;
  release(draftId: string): void;
  /** The tables that this window follows, those that were released a moment ago among them. */
  followed(): readonly string[];
  /** Calls back whenever the list of open tables changed; the returned function ends it. */
  watchTables(listener: () => void): () => void;
  /** The line over which all of this goes. */
  line(): HubLine;
}
