import { suggestDeck } from '#engine/bots/suggestDeck.ts';
import type { Database } from '../db/database.ts';
import { bucketKeys } from '../decks/deckContents.ts';
import { freeFacesOf } from '../decks/freeCards.ts';
import { withLandFacts } from '../decks/landFacts.ts';
import { saveDeck } from '../decks/saveDeck.ts';
import type { RunningDraft } from '../drafts/running/runningDraft.ts';
import { chanceFrom } from './chance.ts';
import type { MonthDraft } from './monthPlan.ts';

const MINUTE_MS = 60_000;

/** Lanes in words, such as "Ember and Volt". */
const namedAfter = (labels: readonly string[], fallback: string) =>
  labels.length === 0 ? fallback : labels.slice(0, 2).join(' and ');

/** Builds and submits the decks of a finished draft's people, as a bot would build them, some minutes after its end. */
export async function submitDecks(
  db: Database,
  draft: RunningDraft,
  plan: MonthDraft,
  endedAtMs: number,
): Promise<void> {
  const chance = chanceFrom(plan.number * 104_729);
  const { game, state, seats } = draft;
  const catalogue = withLandFacts(draft.setup.catalogue, game);
  const freeFaces = await freeFacesOf(db, game, catalogue);
  const { main, side } = bucketKeys(game);
  const people = seats.flatMap(({ memberId }, seat) => (memberId === null ? [] : [{ memberId, seat }]));
  const building = plan.isSubmittedByAll ? people : people.slice(0, -1);
  let nowMs = endedAtMs;
  for (const { memberId, seat } of building) {
    nowMs += Math.round((2 + chance.next() * 6) * MINUTE_MS);
    const pool = (state.seats[seat]?.pool ?? []).flatMap(({ id }) => {
      const instance = state.instances[id];
      return instance ? [{ id, ...instance }] : [];
    });
    const deck = suggestDeck(catalogue, pool, freeFaces);
    const labels = deck.lanes.flatMap((key) => game.lanes.find((lane) => lane.key === key)?.label ?? []);
    const contents = {
      buckets: { [main]: [...deck.main], ...(side === null ? {} : { [side]: [...deck.side] }) },
      free: { ...deck.free },
    };
    const save = { version: 0, name: namedAfter(labels, draft.name), contents, submit: true };
    const saved = await saveDeck(db, { draft, memberId, number: 1, writerId: memberId, save, nowMs });
    if (!saved.ok) throw new Error(`A deck of demo draft ${plan.number} was refused: ${saved.message}`);
  }
}
