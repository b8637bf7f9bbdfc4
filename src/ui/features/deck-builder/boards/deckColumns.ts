import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { rarityOf } from '../../../components/cards/gameLook.ts';
import type { DeckEntry } from '../desk/deckEntries.ts';
import { deckWords } from '../desk/deckWords.ts';

export const COLUMNS = ['cost', 'lane', 'type', 'rarity', 'pick'] as const;
export type ColumnsBy = (typeof COLUMNS)[number];

export const SORTS = ['cost', 'name', 'rarity', 'pick', 'placed'] as const;
export type SortBy = (typeof SORTS)[number];

/** A column of a board. `disc` stands on a cost disc instead of words, `lane` is drawn as its glyph. */
export interface DeckColumn {
  readonly key: string;
  readonly label: string;
  readonly disc: string | null;
  readonly lane: string | null;
  readonly entries: readonly DeckEntry[];
}

/** Costs from here on share a column and a bar. */
export const HIGHEST_COST = 7;

/** "3" or "7+", null where a card has no cost. */
export const costStep = ({ cost }: CardFace): number | null =>
  cost === null ? null : Math.min(HIGHEST_COST, Math.max(0, Math.floor(cost)));

export const costLabel = (step: number): string => (step >= HIGHEST_COST ? `${HIGHEST_COST}+` : String(step));

/** Every step from the lowest to the highest, at least from 1, so that gaps of a curve can be seen. */
export function costSteps(faces: readonly CardFace[]): readonly number[] {
  const steps = faces.flatMap((face) => costStep(face) ?? []);
  if (steps.length === 0) return [];
  const lowest = Math.min(1, ...steps);
  return Array.from({ length: Math.max(...steps) - lowest + 1 }, (_, place) => lowest + place);
}

/** The columns of a board; their cards come sorted. */
export function columnsOf(
  entries: readonly DeckEntry[],
  by: ColumnsBy,
  sort: SortBy,
  look: GameLook,
): readonly DeckColumn[] {
  const sorted = sortedEntries(entries, sort, look);
  switch (by) {
    case 'cost':
      return costColumns(sorted);
    case 'lane':
      return laneColumns(sorted, look);
    case 'type':
      return typeColumns(sorted, look);
    case 'rarity':
      return rarityColumns(sorted, look);
    case 'pick':
      return roundColumns(sorted);
  }
}

const column = (key: string, label: string, entries: readonly DeckEntry[]): DeckColumn => ({
  key,
  label,
  disc: null,
  lane: null,
  entries,
});

const isFilled = ({ entries }: DeckColumn) => entries.length > 0;

function costColumns(entries: readonly DeckEntry[]): readonly DeckColumn[] {
  const steps = costSteps(entries.map(({ face }) => face)).map((step) => ({
    ...column(
      `cost-${step}`,
      deckWords()('columnCost', { cost: costLabel(step) }),
      entries.filter(({ face }) => costStep(face) === step),
    ),
    disc: costLabel(step),
  }));
  const without = column(
    'cost-none',
    deckWords()('columnNoCost'),
    entries.filter(({ face }) => face.cost === null),
  );
  return [...steps, without].filter((each) => each.disc !== null || isFilled(each));
}

function laneColumns(entries: readonly DeckEntry[], look: GameLook): readonly DeckColumn[] {
  const lanes = look.lanes.map(({ key, label }) => ({
    ...column(
      `lane-${key}`,
      label,
      entries.filter(({ face }) => face.lanes.length === 1 && face.lanes[0] === key),
    ),
    lane: key,
  }));
  const known = new Set(look.lanes.map(({ key }) => key));
  const several = column(
    'lane-several',
    deckWords()('columnSeveral', { lane: look.laneWord }),
    entries.filter(({ face }) => face.lanes.length > 1),
  );
  const none = column(
    'lane-none',
    deckWords()('columnNone', { lane: look.laneWord }),
    entries.filter(
      ({ face }) => face.lanes.length === 0 || (face.lanes.length === 1 && !known.has(face.lanes[0] ?? '')),
    ),
  );
  return [...lanes, several, none].filter(isFilled);
}

function typeColumns(entries: readonly DeckEntry[], look: GameLook): readonly DeckColumn[] {
  return [...new Set(entries.map(({ face }) => face.type))]
    .sort((one, other) => featuredFirst(one, other, look) || one.localeCompare(other))
    .map((type) =>
      column(
        `type-${type}`,
        type,
        entries.filter(({ face }) => face.type === type),
      ),
    );
}

const featuredFirst = (one: string, other: string, { featuredType }: GameLook) =>
  Number(other === featuredType) - Number(one === featuredType);

function rarityColumns(entries: readonly DeckEntry[], look: GameLook): readonly DeckColumn[] {
  return [...new Set(entries.map(({ face }) => face.rarity))]
    .sort((one, other) => rarityOf(look, other).order - rarityOf(look, one).order)
    .map((code) =>
      column(
        `rarity-${code}`,
        rarityOf(look, code).name,
        entries.filter(({ face }) => face.rarity === code),
      ),
    );
}

function roundColumns(entries: readonly DeckEntry[]): readonly DeckColumn[] {
  return [...new Set(entries.map(({ round }) => round))]
    .sort((one, other) => one - other)
    .map((round) =>
      column(
        `round-${round}`,
        deckWords()('columnRound', { round }),
        entries.filter((entry) => entry.round === round).sort(byPick),
      ),
    );
}

const names = new Intl.Collator();
const byName = (one: DeckEntry, other: DeckEntry) => names.compare(one.face.name, other.face.name);
const byPick = (one: DeckEntry, other: DeckEntry) => one.round - other.round || one.pick - other.pick;
const byCost = (one: DeckEntry, other: DeckEntry) => (one.face.cost ?? 99) - (other.face.cost ?? 99);

type Compare = (one: DeckEntry, other: DeckEntry) => number;

/** Equal cards stand by name, then in the order they were picked. */
function comparing(sort: Exclude<SortBy, 'placed'>, look: GameLook): Compare {
  const laneAt = ({ face }: DeckEntry) =>
    face.lanes.length === 1 ? look.lanes.findIndex(({ key }) => key === face.lanes[0]) : look.lanes.length;
  const byLane: Compare = (one, other) => laneAt(one) - laneAt(other);
  const byRarity: Compare = (one, other) =>
    rarityOf(look, other.face.rarity).order - rarityOf(look, one.face.rarity).order;
  const last: Compare = (one, other) => byName(one, other) || byPick(one, other);
  switch (sort) {
    case 'pick':
      return byPick;
    case 'name':
      return last;
    case 'rarity':
      return (a, b) => byRarity(a, b) || byCost(a, b) || last(a, b);
    case 'cost':
      return (a, b) => byCost(a, b) || byLane(a, b) || last(a, b);
  }
}

/** The place of each card among all that were sorted so far, since names are slow to compare and a move changes none. */
const places = new WeakMap<GameLook, Map<SortBy, ReadonlyMap<DeckEntry, number>>>();

function placesOf(
  entries: readonly DeckEntry[],
  sort: Exclude<SortBy, 'placed'>,
  look: GameLook,
): ReadonlyMap<DeckEntry, number> {
  const bySort = places.get(look) ?? new Map<SortBy, ReadonlyMap<DeckEntry, number>>();
  const before = bySort.get(sort);
  if (before !== undefined && entries.every((entry) => before.has(entry))) return before;
  const all = [...new Set([...(before?.keys() ?? []), ...entries])].sort(comparing(sort, look));
  const after = new Map(all.map((entry, place) => [entry, place]));
  places.set(look, bySort.set(sort, after));
  return after;
}

/** A new list in the order asked for. */
export function sortedEntries(
  entries: readonly DeckEntry[],
  sort: SortBy,
  look: GameLook,
): readonly DeckEntry[] {
  if (sort === 'placed') return entries;
  const order = placesOf(entries, sort, look);
  const placeOf = (entry: DeckEntry) => order.get(entry) ?? 0;
  return [...entries].sort((one, other) => placeOf(one) - placeOf(other));
}
