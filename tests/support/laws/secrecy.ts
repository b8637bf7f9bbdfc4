import type { DraftAction } from '#engine/core/actions.ts';
import type { CardInstance } from '#engine/core/cards.ts';
import type { DraftEvent } from '#engine/core/events.ts';
import { applyIn, viewIn } from '#engine/core/frame.ts';
import { eventsIn } from '#engine/core/frameEvents.ts';
import type { Viewer } from '#engine/core/view.ts';
import type { Applied, DraftState } from '#engine/formats/registry.ts';
import { type Below, someOf } from '#tests/support/engine/chance.ts';
import type { Law, PlayedDraft } from './law.ts';
import { differences, isSameJson } from './sameJson.ts';

const VIEWERS = 3;
const STEPS = 3;
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

const viewersOf = (draft: PlayedDraft): readonly Viewer[] => [
  'watcher',
  ...Array.from({ length: draft.setup.seats }, (_, seat) => ({ seat })),
];
const nameOf = (viewer: Viewer) => (viewer === 'watcher' ? 'A watcher' : `Seat ${viewer.seat}`);

/** Two tables that differ only in what a viewer may not know look the same to that viewer. */
export const secret: Law = function* (draft) {
  const { format, setup, oracle, samples, below } = draft;
  for (const state of samples) {
    for (const viewer of someOf(viewersOf(draft), VIEWERS, below)) {
      const known = new Set(oracle.mayKnow(setup, state, viewer));
      const other = oracle.withOtherSecrets(
        withOtherCards(state, known, setup.catalogue.cards.length, below),
        viewer,
      );
      const here = viewIn(format, setup, state, viewer);
      const there = viewIn(format, setup, other, viewer);
      if (isSameJson(here, there)) continue;
      yield `${nameOf(viewer)} can tell what nobody may: ${differences(here, there)}.`;
    }
  }
};

/** No view names a card that its viewer may not know. */
export const unnamed: Law = function* (draft) {
  const { format, setup, oracle, samples } = draft;
  for (const state of samples) {
    for (const viewer of viewersOf(draft)) {
      const known = new Set(oracle.mayKnow(setup, state, viewer));
      const seen = JSON.stringify(viewIn(format, setup, state, viewer));
      const told = Object.keys(state.instances).filter((id) => !known.has(id) && seen.includes(id));
      if (told.length > 0) yield `${nameOf(viewer)} is told of ${told.join(' ')}.`;
    }
  }
};

/** Every card that a viewer may know is in its view: neither does the view hold back, nor is the oracle too lax. */
export const shown: Law = function* (draft) {
  const { format, setup, oracle, samples } = draft;
  for (const state of samples) {
    for (const viewer of viewersOf(draft)) {
      const seen = JSON.stringify(viewIn(format, setup, state, viewer));
      const missing = oracle.mayKnow(setup, state, viewer).filter((id) => !seen.includes(id));
      if (missing.length > 0) yield `${nameOf(viewer)} may know ${missing.join(' ')}, but is not told.`;
    }
  }
};

/**
 * What viewers are told of a decision names no card that they may not know before or after it, and is the same for two
 * tables that differ only in such cards.
 */
export const secretEvents: Law = function* (draft) {
  const { format, setup, oracle, play, below } = draft;
  for (let nth = 0; nth < STEPS; nth += 1) {
    const at = below(play.actions.length);
    const [before, action, after] = [play.states[at], play.actions[at], play.states[at + 1]];
    if (!before || !action || !after) continue;
    const events = eventsOf(applyIn(format, setup, before, action));
    for (const viewer of someOf(viewersOf(draft), VIEWERS, below)) {
      const known = new Set([before, after].flatMap((state) => [...oracle.mayKnow(setup, state, viewer)]));
      const here = eventsIn(format, setup, events, viewer);
      const text = JSON.stringify(here);
      const named = Object.keys(before.instances).filter((id) => !known.has(id) && text.includes(id));
      if (named.length > 0) yield `${nameOf(viewer)} hears of ${named.join(' ')} by events.`;
      const names = otherNames(before, known, below);
      const other = withCardsNamed(before, names, setup.catalogue.cards.length, below);
      const applied = applyIn(format, setup, other, withNames(action, names) as DraftAction);
      const there = eventsIn(format, setup, eventsOf(applied), viewer);
      if (applied.ok && !isSameJson(here, there))
        yield `${nameOf(viewer)} hears what nobody may: ${differences(here, there)}.`;
    }
  }
};

const eventsOf = (applied: Applied): readonly DraftEvent[] => (applied.ok ? applied.events : []);

/**
 * The same table with every unknown card turned into another one: it has another id wherever it is named, is another
 * card of the catalogue, and stands elsewhere in `instances`.
 */
export function withOtherCards(
  state: DraftState,
  known: ReadonlySet<string>,
  cards: number,
  below: Below,
): DraftState {
  return withCardsNamed(state, otherNames(state, known, below), cards, below);
}

/** Another id for every card that is not known. */
const otherNames = (state: DraftState, known: ReadonlySet<string>, below: Below) =>
  new Map(
    Object.keys(state.instances).flatMap((id) => (known.has(id) ? [] : [[id, someId(below)] as const])),
  );

function withCardsNamed(
  state: DraftState,
  renamed: ReadonlyMap<string, string>,
  cards: number,
  below: Below,
): DraftState {
  const entries = Object.entries(state.instances).map(([id, instance]) => {
    const name = renamed.get(id);
    return [name ?? id, name === undefined ? instance : otherCard(instance, cards, below)] as const;
  });
  const shuffled = entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const { instances: _instances, ...rest } = state;
  const renamedRest: unknown = withNames(rest, renamed);
  return { ...(renamedRest as DraftState), instances: Object.fromEntries(shuffled) };
}

const someId = (below: Below) => Array.from({ length: 12 }, () => LETTERS[below(LETTERS.length)]).join('');

function otherCard(instance: CardInstance, cards: number, below: Below): CardInstance {
  const card = (instance.card + 1 + below(Math.max(1, cards - 1))) % cards;
  return { card, finish: instance.finish === 'foil' ? 'plain' : 'foil' };
}

function withNames(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((part: unknown) => withNames(part, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [names.get(key) ?? key, withNames(part, names)]),
  );
}
