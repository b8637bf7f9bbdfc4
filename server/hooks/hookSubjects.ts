import { tableStatusSchema } from '#contract/tables/tableRows.ts';
import type { Sql } from '#server/db/database.ts';
import { readTable } from '#server/drafts/tableRecord.ts';
import { readEvent } from '#server/events/eventRecord.ts';
import { nameless, readNames } from '#server/previews/nameless.ts';
import { plainName, previewWords } from '#server/previews/previewWords.ts';

/**
 * What hooks are told of a table or an event: what its link's preview tells a stranger (decision 0066), and nothing about
 * people. `code` is only for its own host's hook.
 */
export interface ToldSubject {
  readonly kind: 'table' | 'event';
  /** Null where its name names somebody. */
  readonly name: string | null;
  readonly game: string;
  /** Of tables, in English, such as "Booster draft". */
  readonly format: string | null;
  /** Seats of a table, places of an event. */
  readonly seats: number;
  readonly seatsOpen: number;
  /** Paths of this site. */
  readonly publicPath: string;
  readonly codePath: string;
  readonly code: string;
}

export async function readToldTable(sql: Sql, draftId: string): Promise<ToldSubject | null> {
  const table = await readTable(sql, draftId);
  if (!table || table.isSolo) return null;
  const { settings, seats, game, template, event, code } = table;
  const status = tableStatusSchema.parse(table.status);
  const isGathering = status === 'lobby' || status === 'countdown';
  // Seats of an event that goes on are for its players.
  const isKept = !isGathering || settings.isLocked || (event !== null && !event.isOver);
  const name = plainName(nameless(settings.name, await readNames(sql, 'table', draftId)));
  return {
    kind: 'table',
    name: name === '' ? null : name,
    game: plainName(game.name),
    format: previewWords('en')('formatTitle', { format: template.format }),
    seats: seats.length,
    seatsOpen: isKept ? 0 : seats.filter(({ kind }) => kind !== 'member').length,
    publicPath: `/drafts/${draftId}`,
    codePath: `/?join=${encodeURIComponent(code)}`,
    code,
  };
}

export async function readToldEvent(sql: Sql, eventId: string): Promise<ToldSubject | null> {
  const event = await readEvent(sql, eventId);
  if (!event) return null;
  const { settings, state, game, code } = event;
  const name = plainName(nameless(settings.name, await readNames(sql, 'event', eventId)));
  const isGathering = state.phase === 'gathering';
  return {
    kind: 'event',
    name: name === '' ? null : name,
    game: plainName(game.name),
    format: null,
    seats: settings.mostPlayers,
    seatsOpen: isGathering ? Math.max(0, settings.mostPlayers - state.players.length) : 0,
    publicPath: `/drafts/${eventId}?tab=event`,
    codePath: `/?event=${encodeURIComponent(code)}`,
    code,
  };
}
