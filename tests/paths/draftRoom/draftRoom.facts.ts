import type { Ask, RoomChange, RoomView, WirePack } from '#contract/room/room.ts';
import { fromWires } from '#contract/room/roomEvents.ts';

/** What the draft looked like when it was told last, as far as it decides what a person may do. */
export interface Draft {
  readonly version: number;
  readonly phase: RoomView['phase'];
  readonly seat: number | null;
  readonly isBot: boolean;
  readonly asked: Asked | null;
  /** A format that lays its cards on the table. */
  readonly hasBoard: boolean;
  readonly pool: readonly string[];
  readonly reserved: readonly string[];
  readonly serverStars: readonly string[];
}

export interface Asked {
  /** A question of another kind is answered by a decision, not by a pick. */
  readonly isPick: boolean;
  readonly turn: string;
  readonly cards: readonly string[];
  readonly picks: number;
  readonly wanted: number;
}

function askedIn(pack: WirePack | null, question: Ask | null): Asked | null {
  if (pack) {
    const { picks, burns } = pack.demand;
    const cards = pack.cards.map(({ id }) => id);
    return {
      isPick: true,
      turn: `${pack.packId} ${pack.pickNumber}`,
      cards,
      picks,
      wanted: Math.min(picks + burns, cards.length),
    };
  }
  if (question === null) return null;
  if (question.kind !== 'choose') throw new Error(`The oracle knows no question "${question.kind}".`);
  const { turnId, turnNumber, options } = question;
  return { isPick: false, turn: `${turnId} ${turnNumber}`, cards: options, picks: 1, wanted: 1 };
}

/** What of a whole view counts. */
export const draftOf = (view: RoomView): Draft => ({
  version: view.version,
  phase: view.phase,
  seat: view.seat,
  isBot: view.seats.some(({ seat, bot }) => seat === view.seat && bot),
  asked: askedIn(view.pack, view.ask),
  hasBoard: view.board !== null,
  pool: view.pool.map(({ id }) => id),
  reserved: [...view.hints.reserved, ...view.hints.reservedBurns],
  serverStars: view.hints.starred,
});

const PHASE_AFTER: Readonly<Record<string, Draft['phase']>> = {
  paused: 'paused',
  resumed: 'drafting',
  completed: 'complete',
};

/** What is known after a change of it. */
export function folded(draft: Draft, change: RoomChange): Draft {
  const { set = {}, pooled = [] } = change;
  const events = fromWires(change.events ?? []);
  const bots = events.filter(
    (event) => (event.type === 'handedToBot' || event.type === 'handedBack') && event.seat === draft.seat,
  );
  const phases = events.flatMap(({ type }) => PHASE_AFTER[type] ?? []);
  const asks = 'pack' in set || 'ask' in set;
  const hints = set.hints ?? null;
  return {
    ...draft,
    version: change.version,
    phase: phases.at(-1) ?? draft.phase,
    isBot: bots.length > 0 ? bots.at(-1)?.type === 'handedToBot' : draft.isBot,
    asked: asks ? askedIn(set.pack ?? null, set.ask ?? null) : draft.asked,
    pool: [...(set.pool?.map(({ id }) => id) ?? draft.pool), ...pooled.map(({ id }) => id)],
    reserved: hints ? [...hints.reserved, ...hints.reservedBurns] : draft.reserved,
    serverStars: hints?.starred ?? draft.serverStars,
  };
}

export const isNewTurn = (before: Draft | null, { asked }: Draft) =>
  asked !== null && asked.turn !== before?.asked?.turn;
