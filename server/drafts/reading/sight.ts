import type { TableView } from '#contract/tables/tables.ts';

/** What ties a reader to a table; a visitor without a session has none of it. */
export interface ReaderTies {
  readonly isSeated: boolean;
  /** Hosts the table, or organises the event that it belongs to. */
  readonly isHost: boolean;
  /** Has shown that they know its code, and was not removed since. */
  readonly isInvited: boolean;
  readonly isAdmin: boolean;
  /** Reads through a link to results or a poll, which somebody at the table gave them. */
  readonly hasLink?: boolean;
}

/** What a table lets people without a seat see. */
export interface TableAccess {
  /** Anybody finds it in the list of open tables. */
  readonly isPublic: boolean;
  readonly hasWatchers: boolean;
}

/** How much of a table somebody sees. */
export interface Sight {
  readonly view: TableView['sight'];
  /** May hear and read the chat. */
  readonly hearsChat: boolean;
  readonly knowsCode: boolean;
  /** May follow the draft itself while it runs. */
  readonly followsDraft: boolean;
}

export const STRANGER: ReaderTies = { isSeated: false, isHost: false, isInvited: false, isAdmin: false };
export const WITH_LINK: ReaderTies = { ...STRANGER, hasLink: true };

const sight = (view: Sight['view'], more: Partial<Omit<Sight, 'view'>> = {}): Sight => ({
  view,
  hearsChat: false,
  knowsCode: false,
  followsDraft: false,
  ...more,
});

/**
 * How much of a table a reader sees; null where for them there is no such table. Guests and PowerUsers are no more to a
 * table than anybody else; an Admin sees every table as its watchers see it.
 */
export function sightOf(access: TableAccess, reader: ReaderTies): Sight | null {
  if (reader.isSeated || reader.isHost)
    return sight('seated', { hearsChat: true, knowsCode: true, followsDraft: true });
  if (reader.hasLink) return sight('linked');
  const isLetIn = reader.isInvited || access.isPublic;
  if (reader.isAdmin || (isLetIn && access.hasWatchers))
    return sight('watching', { hearsChat: true, knowsCode: reader.isInvited, followsDraft: true });
  if (reader.isInvited) return sight('invited', { knowsCode: true });
  return access.isPublic ? sight('summary') : null;
}
