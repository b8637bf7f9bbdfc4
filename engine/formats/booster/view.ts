import type { Ask, Turn } from '../../core/ask.ts';
import type { FormatView, SetupOf } from '../../core/format.ts';
import { packOfSeat } from '../../core/template.ts';
import type { PackView, ViewBase } from '../../core/view.ts';
import { preparePack, roundOf } from '../../packs/prepare.ts';
import { cardView } from '../shared/cardView.ts';
import type { BoosterSeat, BoosterShape, BoosterState, PackState } from './booster.types.ts';
import { demandOf, programOf } from './program.ts';

type BoosterSetup = SetupOf<BoosterShape>;

/** The pack in hand of a seat, and nothing of any other; watchers see no pack. */
export function viewBoosterFor(
  setup: BoosterSetup,
  state: BoosterState,
  seat: number | null,
): FormatView<BoosterShape> {
  const own = seat === null ? undefined : state.seats[seat];
  const round = setup.template.rounds[state.round];
  return {
    rounds: setup.template.rounds.length,
    packSize: fullPackAt(setup, state.round),
    direction: round ? programOf(round).direction : 'none',
    pack: own ? packViewOf(setup, state, own) : null,
    board: null,
  };
}

/** The cards of a pack in hand. */
export const openInBooster = ({ pack }: ViewBase) => pack?.cards ?? [];

function packViewOf(setup: BoosterSetup, state: BoosterState, seat: BoosterSeat): PackView | null {
  const pack = seat.queue[0];
  if (!pack) return null;
  return {
    packId: pack.id,
    pickNumber: seat.decisions + 1,
    cards: pack.cards.map((id) => cardView(state.instances, id)),
    demand: demandAt(setup, state, pack),
  };
}

function demandAt(setup: BoosterSetup, state: BoosterState, pack: PackState) {
  const round = setup.template.rounds[state.round];
  return demandOf(round ? programOf(round).operations[pack.step] : undefined, pack.cards.length);
}

/** The decision on the pack in hand. */
export function boosterTurnOf(setup: BoosterSetup, state: BoosterState, seat: number): Turn | null {
  const own = state.seats[seat];
  const pack = own?.queue[0];
  if (!own || !pack) return null;
  return {
    turnId: pack.id,
    turnNumber: own.decisions + 1,
    cards: pack.cards.length,
    fullCards: fullPackAt(setup, state.round),
  };
}

/** What the pack in hand asks. */
export function askInBooster(setup: BoosterSetup, state: BoosterState, seat: number): Ask | null {
  const own = state.seats[seat];
  const pack = own?.queue[0];
  if (!own || !pack) return null;
  return {
    kind: 'pick',
    turnId: pack.id,
    turnNumber: own.decisions + 1,
    cards: pack.cards,
    demand: demandAt(setup, state, pack),
  };
}

const fullPacks = new WeakMap<BoosterSetup, Map<number, number>>();

/** Cards of each pack of a kind that may be opened in a round. */
function sizesIn({ catalogue }: BoosterSetup, kind: string, at: number): readonly number[] {
  const definition = catalogue.packs[kind];
  if (!definition) return [];
  const pack = preparePack(definition, catalogue.cards);
  const { layouts, copies } = roundOf(pack, at);
  return layouts
    .filter((_, option) => copies[option]! > 0)
    .map((layout) => pack.layouts[layout]!.slots.reduce((sum, slot) => sum + slot.count, 0));
}

/** Cards of the largest pack that is opened in a round. */
function fullPackAt(setup: BoosterSetup, at: number): number {
  const known = fullPacks.get(setup) ?? new Map<number, number>();
  if (known.size === 0) fullPacks.set(setup, known);
  const size = known.get(at);
  if (size !== undefined) return size;
  const round = setup.template.rounds[at];
  const kinds = round ? Array.from({ length: setup.seats }, (_, seat) => packOfSeat(round, seat)) : [];
  const sizes = [...new Set(kinds)].flatMap((kind) => sizesIn(setup, kind, at));
  const made = Math.max(1, ...sizes);
  known.set(at, made);
  return made;
}
