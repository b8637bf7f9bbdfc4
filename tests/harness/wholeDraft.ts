import { setTimeout as pause } from 'node:timers/promises';
import type { Reply } from '#contract/refusals.ts';
import { isPassing } from '#contract/room/isPassing.ts';
import type { PackView } from '#contract/room/room.ts';
import type { TableSettings } from '#contract/tables/tables.ts';
import { createPickSender } from '#src/api/pickSender.ts';
import { type Account, registerAccount } from './account.ts';
import { openInvited } from './invited.ts';
import { connectFor, connectPlayer, type Player } from './player.ts';

/** One acknowledged pick, as the client that made it knows it. */
export interface AcknowledgedPick {
  readonly seat: number;
  readonly round: number;
  readonly pickNumber: number;
  readonly packId: string;
  readonly cards: readonly string[];
  readonly ackMs: number;
}

export interface PlayedDraft {
  readonly draftId: string;
  readonly players: readonly Player[];
  readonly picks: readonly AcknowledgedPick[];
  readonly refusals: readonly string[];
}

export interface TableOrder {
  readonly url: string;
  readonly game: string;
  readonly template: string;
  readonly seats: number;
  /** Lines name their table when they are opened. */
  readonly areLed?: boolean;
  /** Beside a name, the seats, a code and the relaxed clock, or in their stead. */
  readonly settings?: Partial<TableSettings>;
  /** Waited for before the first of these accounts makes the table. */
  readonly onAccounts?: (accounts: readonly Account[]) => Promise<unknown>;
  /** Where the accounts come from, for a server that trusts a proxy on loopback. */
  readonly address?: string;
  /** A seat waits for what this resolves to before it goes on. */
  readonly onPick?: (pick: AcknowledgedPick, count: number) => unknown;
  /** Which of the cards in hand is taken; the first by default. */
  readonly choose?: (pack: PackView, seat: number) => number;
}

/** After a refusal that passes people try the same again. */
const AGAIN_MS = 200;

/** What was answered, or an error with the sentence of the refusal. */
export function must<T>(reply: Reply<T>, what: string): T {
  if (!reply.ok) throw new Error(`${what}: ${reply.message}`);
  return reply.value;
}

/** New accounts that sit down at a new table; the first one hosts. */
export async function gatherTable(order: TableOrder): Promise<{ draftId: string; players: Player[] }> {
  const accounts: Account[] = [];
  for (let seat = 0; seat < order.seats; seat++)
    accounts.push(await registerAccount(order.url, `smoke${seat + 1}`, order.address));
  const [host] = accounts;
  if (!host) throw new Error('A table needs at least one seat.');
  await order.onAccounts?.(accounts);
  const { game, template, seats } = order;
  const settings = { name: 'Smoke', visibility: 'code', seats, clock: 'relaxed', ...order.settings };
  const { draftId } = await host.post<{ draftId: string }>('/drafts', {
    game,
    template,
    solo: false,
    settings,
  });
  const players = await Promise.all(
    accounts.map((account) => (order.areLed ? connectFor(account, draftId) : connectPlayer(account))),
  );
  await openInvited(players, draftId);
  for (const player of players) {
    must(await player.command({ type: 'sit', seat: null }), 'Sitting down');
  }
  return { draftId, players };
}

export async function playSeat(
  player: Player,
  order: Partial<TableOrder>,
  played: { picks: AcknowledgedPick[]; refusals: string[] },
) {
  let done = '';
  const sender = createPickSender((commandId, command) => player.command(command, commandId));
  for (;;) {
    await player.until(
      (room) =>
        room?.phase === 'complete' ||
        (room?.pack != null && `${room.pack.packId}:${room.pack.pickNumber}` !== done),
    );
    const room = player.room();
    if (!room || room.phase === 'complete') return;
    const { pack } = room;
    if (!pack || room.seat === null) continue;
    const first = order.choose?.(pack, room.seat) ?? 0;
    const ids = [...pack.cards.slice(first), ...pack.cards.slice(0, first)].map((card) => card.id);
    const cardInstanceIds = ids.slice(0, pack.demand.picks);
    const burnIds = ids.slice(pack.demand.picks, pack.demand.picks + pack.demand.burns);
    const { packId, pickNumber } = pack;
    const askedAt = performance.now();
    sender.see(`${packId}:${pickNumber}`);
    const reply = await sender.send({
      type: 'pick',
      packId,
      pickNumber,
      cardInstanceIds,
      burnIds,
      destination: 'main',
    });
    done = `${packId}:${pickNumber}`;
    if (!reply.ok) {
      played.refusals.push(reply.message);
      if (isPassing(reply)) {
        done = '';
        await pause(AGAIN_MS);
      }
      continue;
    }
    const pick = {
      seat: room.seat,
      round: room.round,
      pickNumber,
      packId,
      cards: cardInstanceIds,
      ackMs: performance.now() - askedAt,
    };
    played.picks.push(pick);
    await order.onPick?.(pick, played.picks.length);
  }
}

/** Presses start until the table starts: what passes in a moment is noted and tried again. */
async function startTable(host: Player, refusals: string[]): Promise<void> {
  for (;;) {
    const reply = await host.command({ type: 'start' });
    const wasStarted = !reply.ok && reply.refusal === 'alreadyStarted' && refusals.length > 0;
    if (reply.ok || wasStarted) return;
    if (!isPassing(reply)) must(reply, 'Starting');
    refusals.push(reply.message);
    await pause(AGAIN_MS);
  }
}

/** Starts a gathered table and plays every seat to the last pick. */
export async function playGathered(
  { draftId, players }: { readonly draftId: string; readonly players: readonly Player[] },
  order: TableOrder,
): Promise<PlayedDraft> {
  const [host] = players;
  if (!host) throw new Error('A table needs a host.');
  const played = { picks: [] as AcknowledgedPick[], refusals: [] as string[] };
  await startTable(host, played.refusals);
  await Promise.all(players.map((player) => playSeat(player, order, played)));
  return { draftId, players, ...played };
}

/** Plays a whole draft with new accounts through the official client, from the register form to the last pick. */
export async function playWholeDraft(order: TableOrder): Promise<PlayedDraft> {
  return playGathered(await gatherTable(order), order);
}
