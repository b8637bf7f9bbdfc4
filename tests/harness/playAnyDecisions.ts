import type { Ask, RoomView } from '#contract/room/room.ts';
import { anyDecision } from './anyDecision.ts';
import type { Player } from './player.ts';

/** Refusals of a decision that came too late, as it may where several people act at once. */
const LATE = new Set(['turnPassed', 'alreadyClaimed', 'draftOver']);

/** What the seat is asked, including a pick from the pack in hand; null when nothing is. */
function askOf({ pack, ask }: RoomView): Ask | null {
  if (!pack) return ask;
  const cards = pack.cards.map(({ id }) => id);
  return { kind: 'pick', turnId: pack.packId, turnNumber: pack.pickNumber, cards, demand: pack.demand };
}

/** Plays a seat by chance, in any format, until the draft is over; returns the sentences of refusals that were not just late. */
export async function playAnyDecisions(player: Player, below: (n: number) => number): Promise<string[]> {
  const refusals: string[] = [];
  let answered = '';
  for (;;) {
    await player.until((room) => {
      const ask = room && askOf(room);
      return room?.phase === 'complete' || (ask != null && `${ask.turnId}:${ask.turnNumber}` !== answered);
    });
    const room = player.room();
    if (!room || room.phase === 'complete') return refusals;
    const ask = askOf(room);
    if (!ask) continue;
    const reply = await player.command(anyDecision(ask, below));
    if (reply.ok || !LATE.has(reply.refusal)) answered = `${ask.turnId}:${ask.turnNumber}`;
    if (!reply.ok && !LATE.has(reply.refusal)) refusals.push(reply.message);
  }
}
