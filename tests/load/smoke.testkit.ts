import type { PickRecord } from '#contract/results/results.ts';
import type { AcknowledgedPick } from '../harness/wholeDraft.ts';
import type { Reading, WhereCardsWent } from './smoke.ts';

interface Flaws {
  readonly leakToFirst?: string;
  readonly forgetLastPick?: boolean;
  readonly doubleFirstCard?: boolean;
}

const HANDS = [
  ['aaaaaaaaaaaa1', 'aaaaaaaaaaaa2'],
  ['bbbbbbbbbbbb1', 'bbbbbbbbbbbb2'],
] as const;

const recordOf = (pick: number, held: readonly string[], taken: string): PickRecord => ({
  seq: pick,
  kind: 'pick',
  round: 1,
  pick,
  packId: 'pack',
  from: null,
  pack: held.map((id) => ({ id, card: 0, finish: 'plain' })),
  taken: [taken],
  burned: [],
  wheeled: [],
  botWouldTake: null,
  botWouldTell: null,
  told: null,
  seconds: 0,
  source: 'member',
});

/** A draft of two seats who each open a pack of two cards and keep both, with the flaws asked for. */
export function newDraft(flaws: Flaws = {}): {
  played: { players: readonly Reading[]; picks: readonly AcknowledgedPick[] };
  results: WhereCardsWent;
} {
  const picks = HANDS.flatMap((hand, seat) =>
    hand.map((card, index): AcknowledgedPick => {
      return { seat, round: 0, pickNumber: index + 1, packId: 'pack', cards: [card], ackMs: 1 };
    }),
  );
  const players = HANDS.map((hand, seat) => {
    const leak = seat === 0 && flaws.leakToFirst !== undefined ? [flaws.leakToFirst] : [];
    return {
      entitled: new Set<string>(hand),
      wire: { bytes: 1, messages: [JSON.stringify([...hand, ...leak])] },
    };
  });
  const seats = HANDS.map(([first, second], seat) => {
    const taken = flaws.doubleFirstCard && seat === 1 ? HANDS[0][0] : first;
    const all = [recordOf(1, [first, second], taken), recordOf(2, [second], second)];
    return { picks: flaws.forgetLastPick && seat === 1 ? all.slice(0, 1) : all };
  });
  return { played: { players, picks }, results: { seats } };
}
