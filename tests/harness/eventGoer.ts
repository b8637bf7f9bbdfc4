import { randomUUID } from 'node:crypto';
import type { EventCommand, WatchEvent } from '#contract/events/events.ts';
import type { EventView } from '#contract/events/eventView.ts';
import type { Reply } from '#contract/refusals.ts';
import type { Score } from '#engine/events/event.types.ts';
import type { Account } from './account.ts';
import { connectPlayer, type Player } from './player.ts';

/** Somebody at an event, through the official hub client. */
export interface EventGoer {
  readonly player: Player;
  readonly account: Account;
  /** The event as it was told last. */
  view(): EventView | null;
  watch(eventId: string, key?: string): Promise<Reply<EventView>>;
  ask(command: EventCommand, commandId?: string): Promise<Reply<EventView>>;
  /** How often the event was told without being asked for. */
  told(): number;
  close(): Promise<void>;
}

export async function connectEventGoer(account: Account): Promise<EventGoer> {
  const player = await connectPlayer(account);
  let view: EventView | null = null;
  let watched: WatchEvent | null = null;
  let isOver = false;
  let told = 0;
  const take = (reply: Reply<EventView>) => {
    if (reply.ok && (view === null || reply.value.version >= view.version)) view = reply.value;
    return reply;
  };
  player.connection().on('event', (next: EventView) => {
    view = next;
    told += 1;
  });
  // A line that was lost watches nothing any more.
  const again = () => {
    if (watched !== null) void player.invoke<EventView>('WatchEvent', watched).then(take, () => undefined);
  };
  player.connection().onreconnected(again);
  player.connection().onclose(() => {
    if (!isOver) again();
  });
  return {
    player,
    account,
    view: () => view,
    told: () => told,
    async watch(eventId, key) {
      watched = key === undefined ? { eventId } : { eventId, key };
      return take(await player.invoke<EventView>('WatchEvent', watched));
    },
    ask: async (command, commandId = randomUUID()) =>
      take(
        await player.invoke<EventView>('EventCommand', {
          eventId: watched?.eventId ?? '',
          commandId,
          command,
        }),
      ),
    close() {
      isOver = true;
      return player.leave();
    },
  };
}

export const score = (own: number, other: number, draws = 0): Score => ({ wins: [own, other], draws });

/** The match of somebody in the round that is played, and on which side of it they are; throws where there is none. */
export function matchOf(view: EventView, playerId: string) {
  const round = view.rounds.length - 1;
  const index = view.people.findIndex((person) => person.playerId === playerId);
  const match = view.rounds[round]?.matches.find(({ players }) => players.includes(index));
  if (!match) throw new Error('There is no match of this player.');
  const side = match.players.indexOf(index) === 0 ? (0 as const) : (1 as const);
  const other = match.players[1 - side] ?? null;
  return {
    round,
    table: match.table,
    match,
    side,
    opponentId: other === null ? null : view.people[other]?.playerId,
  };
}
