import { setTimeout as pause } from 'node:timers/promises';
import { type Account, guestAccount, registerAccount } from '../harness/account.ts';
import { openInvited } from '../harness/invited.ts';
import { connectUnwatchedAt, type LinePlace, type Player } from '../harness/player.ts';
import { type AcknowledgedPick, must, playSeat } from '../harness/wholeDraft.ts';

export interface CrowdOrder {
  readonly url: string;
  /** Further processes of the same site: tables are spread over all of them. */
  readonly otherUrls?: readonly string[];
  readonly tables: number;
  readonly seats: number;
  readonly game: string;
  readonly template: string;
  /** Where the line of a seat is opened; tables and seats count from 0. */
  readonly place?: (draftId: string, table: number, seat: number) => LinePlace;
}

export interface SeatedTable {
  readonly draftId: string;
  readonly players: readonly Player[];
}

/** Addresses of a network that is nobody's, one for each guest, as behind a proxy. */
const addressOf = (number: number) =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255 || 1}`;

let guests = 0;

/** A host and guests at each of many tables, through the forms of the site and the official hub client. */
export async function seatCrowd(order: CrowdOrder): Promise<SeatedTable[]> {
  const urls = [order.url, ...(order.otherUrls ?? [])];
  const seated: SeatedTable[] = [];
  for (let table = 0; table < order.tables; table++)
    seated.push(await seatTable(order, urls[table % urls.length] ?? order.url, table));
  return seated;
}

async function seatTable(
  { game, template, seats, place }: CrowdOrder,
  url: string,
  table: number,
): Promise<SeatedTable> {
  // Guests join; a table is hosted by a member.
  const host = await registerAccount(url, 'host', addressOf(++guests));
  const others: Promise<Account>[] = [];
  while (others.length < seats - 1) others.push(guestAccount(url, addressOf(++guests)));
  const accounts = [host, ...(await Promise.all(others))];
  const settings = { name: 'Crowd', visibility: 'code', seats, clock: 'relaxed' };
  const { draftId } = await host.post<{ draftId: string }>('/drafts', {
    game,
    template,
    solo: false,
    settings,
  });
  const players = await Promise.all(
    accounts.map((account, seat) => connectUnwatchedAt(account, place?.(draftId, table, seat) ?? {})),
  );
  await openInvited(players, draftId);
  for (const player of players) {
    must(await player.command({ type: 'sit', seat: null }), 'Sitting down');
  }
  return { draftId, players };
}

export interface CrowdPlay {
  readonly picks: AcknowledgedPick[];
  readonly refusals: string[];
}

/** Starts one table and plays every seat to the last pick; a seat waits for `onPick` after each of its picks. */
export async function playTable(
  { players }: SeatedTable,
  order: CrowdOrder,
  play: CrowdPlay,
  onPick: () => unknown,
): Promise<void> {
  const [host] = players;
  if (!host) return;
  must(await host.command({ type: 'start' }), 'Starting');
  await Promise.all(players.map((player) => playSeat(player, { ...order, onPick }, play)));
}

/** Plays all tables to the end at once; `think` is what a seat waits after each of its picks, in milliseconds. */
export async function playCrowd(
  tables: readonly SeatedTable[],
  order: CrowdOrder,
  think: () => number = () => 0,
): Promise<CrowdPlay> {
  const play: CrowdPlay = { picks: [], refusals: [] };
  const onPick = () => {
    const ms = think();
    return ms > 0 ? pause(ms) : undefined;
  };
  await Promise.all(tables.map((table) => playTable(table, order, play, onPick)));
  return play;
}

export const dismiss = (tables: readonly SeatedTable[]) =>
  Promise.all(tables.flatMap(({ players }) => players.map((player) => player.leave())));
