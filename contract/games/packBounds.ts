import type { DraftCard } from '#engine/core/cards.ts';
import type { PackDefinition } from '#engine/packs/definition.ts';
import { freezeDealt } from '#engine/packs/freeze.ts';
import { boundsProblem } from '#engine/packs/odds/bounds.ts';
import type { StoredPack } from './game.ts';

const FILTERED_AT_MOST = 2_000_000;
const COMPARED_AT_MOST = 20_000_000;
const SLOT_LOOKUPS_AT_MOST = 50_000_000;

/** A pack as a draft keeps it, or why a server does not open it, for people. */
export type Bounded =
  | { readonly ok: true; readonly pack: PackDefinition }
  | { readonly ok: false; readonly sentence: string };

/**
 * Freezes a stored pack, but for one that would take a server's memory or minutes of its time. Whoever writes packs may
 * write such, by mistake or not, and every draft on the server waits while one of them is opened. Of `cards` the first
 * `draftable` are for drafting.
 */
export function freezeBounded(stored: StoredPack, cards: readonly DraftCard[], draftable: number): Bounded {
  const asked = askedProblem(stored, cards.length);
  if (asked !== null) return { ok: false, sentence: asked };
  const frozen = freezeDealt(stored, cards, draftable);
  if (!frozen.ok) return frozen;
  const problem = boundsProblem(frozen.pack, cards);
  return problem === null ? frozen : { ok: false, sentence: problem };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** What is too much before any card of the sheets is looked for. */
function askedProblem({ sheets, layouts }: StoredPack, cards: number): string | null {
  const used = new Set(
    layouts.flatMap(({ slots }) => slots.flatMap((slot) => slot.sheets.map(({ sheet }) => sheet))),
  );
  const filters = Object.entries(sheets).flatMap(([name, { filter }]) =>
    filter && used.has(name) ? filter : [],
  );
  const room = Math.floor(FILTERED_AT_MOST / Math.max(1, cards));
  if (filters.length > room)
    return `In a game of ${cards} cards a pack has room for ${room} sheets with filters. Name the cards of the others.`;
  const compared = filters.map(
    ({ sets, rarities, lanes, types }) =>
      1 + [sets, rarities, lanes, types].flatMap((list) => list ?? []).length,
  );
  if (sumOf(compared) * cards > COMPARED_AT_MOST)
    return `The filters of its sheets name too much for a game of ${cards} cards. Let them name less, or name the cards.`;
  const options = layouts.flatMap(({ slots }) => slots.map((slot) => slot.sheets.length));
  return sumOf(options) * Object.keys(sheets).length > SLOT_LOOKUPS_AT_MOST
    ? 'Its slots take from too many sheets.'
    : null;
}
