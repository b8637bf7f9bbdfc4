import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DraftAction } from './actions.ts';
import { autoAction } from './bots/autoAction.ts';
import { personaOf } from './bots/lanePosterior.ts';
import { type CardInstance, type InstanceId, instanceId } from './cards.ts';
import {
  apply,
  canonicalJson,
  deal,
  legalActions,
  replay,
  replayStates,
  stateHash,
  viewFor,
} from './draft.ts';
import type { DraftState, DraftView, Hints, PackState, Viewer } from './draft.types.ts';
import { openPacks } from './formats/booster/deal.ts';
import { type Keyring, keyring } from './random/streams.ts';
import type { Setup } from './setup.ts';
import { secretOf } from './testing/inventedGame.ts';
import { type Below, belowFrom, legalPick, playOut } from './testing/play.ts';
import { anySeed, anySetup, smallCatalogue } from './testing/setups.ts';

const RUNS = { numRuns: 120 };
const FEW_RUNS = { numRuns: 50 };

function checkPlays(check: (setup: Setup, seed: number) => void, runs = RUNS): void {
  fc.assert(fc.property(anySetup, anySeed, check), runs);
}

function whereCardsLie(state: DraftState): InstanceId[] {
  const seats = state.seats.flatMap((seat) => [
    ...seat.queue.flatMap(({ cards }) => cards),
    ...seat.pool.map(({ id }) => id),
    ...seat.burned,
  ]);
  const unopened = state.unopened.flatMap((packs) => packs.flatMap(({ cards }) => cards));
  return [...seats, ...unopened, ...state.discarded].sort();
}

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFrozen);
  }
  return value;
}

function overJson(state: DraftState): DraftState {
  return JSON.parse(JSON.stringify(state));
}

const someState = (states: readonly DraftState[], seed: number): DraftState => states[seed % states.length]!;

describe('the laws of every draft', { timeout: 60_000 }, () => {
  it('keeps each card in exactly one place: a pack, a pool, burned or discarded', () => {
    checkPlays((setup, seed) => {
      const { states } = playOut(setup, secretOf(seed), belowFrom(seed));
      const all = Object.keys(states[0]!.instances).sort();
      for (const state of states) expect(whereCardsLie(state)).toEqual(all);
    });
  });

  it('ends when everybody plays legally, with nothing left in a pack', () => {
    checkPlays((setup, seed) => {
      const last = playOut(setup, secretOf(seed), belowFrom(seed)).states.at(-1)!;
      expect(last.seats.every((seat) => seat.queue.length === 0)).toBe(true);
      expect(last.unopened).toEqual([]);
      expect(legalActions(setup, last, 0)).toEqual({ pick: null, movable: [], others: [] });
    });
  });

  it('never changes a state or an action that it was given', () => {
    checkPlays((setup, seed) => {
      const secret = secretOf(seed);
      const { actions } = playOut(setup, secret, belowFrom(seed));
      let state = deepFrozen(deal(deepFrozen(setup), secret));
      for (const action of actions) {
        const applied = apply(setup, state, deepFrozen(action));
        if (!applied.ok) throw new Error(applied.refusal);
        state = deepFrozen(applied.state);
        for (let seat = 0; seat < setup.seats; seat += 1) viewFor(setup, state, { seat });
      }
    }, FEW_RUNS);
  });

  it('goes on from a stored state as if it had never been away', () => {
    checkPlays((setup, seed) => {
      const { states, actions } = playOut(setup, secretOf(seed), belowFrom(seed));
      states.slice(0, -1).forEach((state, index) => {
        const stored = overJson(state);
        expect(stored).toStrictEqual(state);
        const applied = apply(setup, stored, actions[index]!);
        expect(applied.ok && canonicalJson(applied.state)).toBe(canonicalJson(states[index + 1]!));
      });
    }, FEW_RUNS);
  });

  it('replays a log to the very states that were played', () => {
    checkPlays((setup, seed) => {
      const secret = secretOf(seed);
      const { states, actions } = playOut(setup, secret, belowFrom(seed));
      expect([...replayStates(setup, secret, actions)]).toEqual(states);
      expect(stateHash(replay(setup, secret, actions))).toBe(stateHash(states.at(-1)!));
    }, FEW_RUNS);
  });

  it('accepts every legal action and refuses the same pick done wrong', () => {
    checkPlays((setup, seed) => {
      const below = belowFrom(seed);
      const state = someState(playOut(setup, secretOf(seed), below).states, seed);
      for (let seat = 0; seat < setup.seats; seat += 1) {
        const legal = legalActions(setup, state, seat);
        for (const other of legal.others) expect(apply(setup, state, other).ok).toBe(true);
        for (const cardInstanceId of legal.movable) {
          expect(apply(setup, state, { type: 'move', seat, cardInstanceId, destination: 'side' }).ok).toBe(
            true,
          );
        }
        const pick = legalPick(setup, state, seat, below);
        if (pick) {
          expect(apply(setup, state, pick).ok).toBe(true);
          expect(wrongPicks(pick).map((wrong) => refusalOf(setup, state, wrong))).toEqual(
            wrongPicks(pick).map(({ refusal }) => refusal),
          );
        }
      }
    });
  });

  it('answers any value at all with a refusal, never with a fault', () => {
    const shaped = fc.record({
      type: fc.oneof(fc.constantFrom('pick', 'move', 'takeBack', 'extraTime', 'seatReturned'), fc.anything()),
      seat: fc.oneof(fc.integer({ min: -1, max: 9 }), fc.anything()),
      packId: fc.anything(),
      pickNumber: fc.anything(),
      cardInstanceIds: fc.anything(),
      burnIds: fc.anything(),
      destination: fc.oneof(fc.constantFrom('main', 'side'), fc.anything()),
      seconds: fc.anything(),
      cardInstanceId: fc.anything(),
    });
    const garbage = fc.oneof(fc.anything(), shaped);
    fc.assert(
      fc.property(anySetup, anySeed, garbage, (setup, seed, value) => {
        const state = deepFrozen(deal(setup, secretOf(seed)));
        const applied = apply(setup, state, value as DraftAction);
        expect(typeof applied.ok).toBe('boolean');
        if (applied.ok) expect(whereCardsLie(applied.state)).toEqual(whereCardsLie(state));
      }),
      { numRuns: 400 },
    );
  });

  it('answers a pick with any one field spoiled the same way', () => {
    const field = fc.constantFrom(
      'seat',
      'packId',
      'pickNumber',
      'cardInstanceIds',
      'burnIds',
      'destination',
    );
    fc.assert(
      fc.property(anySetup, anySeed, field, fc.anything(), (setup, seed, name, value) => {
        const state = deepFrozen(deal(setup, secretOf(seed)));
        const seat = state.seats.findIndex(({ queue }) => queue.length > 0);
        const pick = legalPick(setup, state, seat, belowFrom(seed));
        fc.pre(pick !== null);
        const applied = apply(setup, state, { ...pick, [name]: value } as DraftAction);
        if (applied.ok) expect(whereCardsLie(applied.state)).toEqual(whereCardsLie(state));
        else expect(typeof applied.refusal).toBe('string');
      }),
      { numRuns: 400 },
    );
  });

  it('shows a viewer the same whatever lies in packs, pools and piles that are not theirs', () => {
    checkPlays((setup, seed) => {
      const { states } = playOut(setup, secretOf(seed), belowFrom(seed));
      const state = someState(states, seed);
      const viewers: Viewer[] = ['watcher', ...state.seats.map((_, seat) => ({ seat }))];
      for (const viewer of viewers) {
        const other = withSecretsChanged(state, viewer);
        expect(viewFor(setup, other, viewer)).toEqual(viewFor(setup, state, viewer));
        expect(namesOfSecrets(setup, state, viewer)).toEqual([]);
      }
    });
  });

  it('gives equal seeds equal drafts and other seeds other ones', () => {
    checkPlays((setup, seed) => {
      const dealt = stateHash(deal(setup, secretOf(seed)));
      expect(stateHash(deal(setup, secretOf(seed)))).toBe(dealt);
      expect(stateHash(deal(setup, secretOf(seed + 1)))).not.toBe(dealt);
    });
  });

  it('fills each pack from its own stream, whatever the others drew', () => {
    checkPlays((setup, seed) => {
      const streamOf = keyring(secretOf(seed));
      const opened = openPacks(setup, streamOf);
      const greedy: Keyring = (label) => {
        if (label.startsWith('pack/') && !label.endsWith('/0')) return streamOf(label);
        const stream = streamOf(`${label}/other`);
        stream.idText(100);
        return stream;
      };
      const disturbed = openPacks(setup, greedy);
      opened.forEach((packs, round) => {
        if (smallCatalogue.packs[setup.template.rounds[round]!.pack]!.replacement === 'table') return;
        expect(disturbed[round]!.slice(1)).toEqual(packs.slice(1));
      });
    });
  });

  it('lets bots finish any draft, whatever was reserved or starred, each the same way every time', () => {
    checkPlays((setup, seed) => {
      const below = belowFrom(seed);
      let state = deal(setup, secretOf(seed));
      while (state.phase !== 'complete') {
        const seat = state.seats.findIndex(({ queue }) => queue.length > 0);
        const view = viewFor(setup, state, { seat });
        const hints = someHints(view, below);
        const decision = autoAction(setup, view, hints, personaOf(seat));
        expect(autoAction(setup, view, hints, personaOf(seat))).toEqual(decision);
        const applied = apply(setup, state, decision.action);
        if (!applied.ok) throw new Error(`The bot's decision was refused: ${applied.refusal}`);
        state = applied.state;
      }
    }, FEW_RUNS);
  });
});

function someHints(view: DraftView, below: Below): Hints {
  const cards = view.pack?.cards.map(({ id }) => id) ?? [];
  const some = () => cards.filter(() => below(4) === 0);
  return { reserved: some(), reservedBurns: some(), starred: some() };
}

type WrongPick = { readonly action: DraftAction; readonly refusal: string };

function wrongPicks(pick: Extract<DraftAction, { type: 'pick' }>): WrongPick[] {
  const strange = instanceId('nowhere');
  const first = pick.cardInstanceIds[0] ?? pick.burnIds[0]!;
  return [
    { action: { ...pick, pickNumber: pick.pickNumber + 1 }, refusal: 'packMovedOn' },
    { action: { ...pick, pickNumber: pick.pickNumber - 1 }, refusal: 'packMovedOn' },
    { action: { ...pick, cardInstanceIds: [...pick.cardInstanceIds, strange] }, refusal: 'notYourCard' },
    { action: { ...pick, cardInstanceIds: [...pick.cardInstanceIds, first] }, refusal: 'wrongCount' },
    { action: { ...pick, cardInstanceIds: [], burnIds: [] }, refusal: 'wrongCount' },
    { action: { ...pick, seat: 99 }, refusal: 'seatUnknown' },
  ];
}

function refusalOf(setup: Setup, state: DraftState, { action }: WrongPick): string {
  const applied = apply(setup, state, action);
  return applied.ok ? 'accepted' : applied.refusal;
}

function ownCards(state: DraftState, viewer: Viewer): ReadonlySet<InstanceId> {
  const own = viewer === 'watcher' ? undefined : state.seats[viewer.seat];
  return new Set([...(own?.queue[0]?.cards ?? []), ...(own?.pool.map(({ id }) => id) ?? [])]);
}

/** The same table for this viewer, with every card that they may not know turned into another one. */
function withSecretsChanged(state: DraftState, viewer: Viewer): DraftState {
  const known = ownCards(state, viewer);
  const own = viewer === 'watcher' ? -1 : viewer.seat;
  const renamed = (id: InstanceId) => (known.has(id) ? id : instanceId(`x${id}`));
  const changedPack = (pack: PackState, isInHand: boolean): PackState => ({
    id: isInHand ? pack.id : (`x${pack.id}` as PackState['id']),
    cards: isInHand ? pack.cards : pack.cards.slice(1).map(renamed).reverse(),
    step: pack.step,
    randomOrder: pack.randomOrder.map(renamed).reverse(),
  });
  const instances: Record<InstanceId, CardInstance> = {};
  for (const [id, instance] of Object.entries(state.instances)) {
    const name = renamed(instanceId(id));
    instances[name] = known.has(name) ? instance : { card: (instance.card + 7) % 30, finish: 'foil' };
  }
  return {
    ...state,
    instances,
    unopened: state.unopened.map((packs) => packs.map((pack) => changedPack(pack, false))),
    seats: state.seats.map((seat, index) => ({
      ...seat,
      queue: seat.queue.map((pack, place) => changedPack(pack, index === own && place === 0)),
      pool:
        index === own
          ? seat.pool
          : seat.pool.map((pooled) => ({ ...pooled, id: renamed(pooled.id), destination: 'side', pick: 1 })),
      burned: index === own ? seat.burned : seat.burned.map(renamed),
      decisions: index === own ? seat.decisions : seat.decisions + 1,
    })),
    discarded: state.discarded.map(renamed),
    before: state.before && { ...state.before, seats: [], unopened: [], discarded: [] },
  };
}

function namesOfSecrets(setup: Setup, state: DraftState, viewer: Viewer): string[] {
  const seen = JSON.stringify(viewFor(setup, state, viewer));
  const known = ownCards(state, viewer);
  return Object.keys(state.instances).filter((id) => !known.has(instanceId(id)) && seen.includes(id));
}
