import { type CardInstance, type InstanceId, instanceId, packId } from '../../core/cards.ts';
import type { SetupOf } from '../../core/format.ts';
import { packOfSeat } from '../../core/template.ts';
import { packOpener } from '../../packs/opener.ts';
import { type Keyring, keyring } from '../../random/streams.ts';
import type { BoosterSeat, BoosterShape, BoosterState, PackState } from './booster.types.ts';
import { programOf } from './program.ts';
import { settle, workspaceOf } from './settle.ts';

const ID_LENGTH = 12;
const EMPTY_SEAT: BoosterSeat = { queue: [], pool: [], burned: [], decisions: 0, bot: false };

/**
 * Contents of every pack, by round and seat, opened by `packOpener`, whose labels they have. Throws when a round names a
 * pack that the catalogue lacks.
 */
export function openPacks(setup: SetupOf<BoosterShape>, streamOf: Keyring): CardInstance[][][] {
  const open = packOpener(setup.catalogue, streamOf);
  return setup.template.rounds.map((round, index) =>
    Array.from({ length: setup.seats }, (_, seat) => open(packOfSeat(round, seat), index, seat)),
  );
}

/** The first state of a booster draft. Throws on a setup without seats or with a pack that the catalogue lacks. */
export function dealBooster(setup: SetupOf<BoosterShape>, secret: Uint8Array): BoosterState {
  if (!Number.isInteger(setup.seats) || setup.seats < 1)
    throw new Error(`A draft needs a seat, not ${setup.seats}`);
  const streamOf = keyring(secret);
  const instances: Record<InstanceId, CardInstance> = {};
  const rounds = openPacks(setup, streamOf).map((packs, round) =>
    packs.map((cards, seat) => sealPack(setup, streamOf, round, seat, cards, instances)),
  );
  const seats = Array.from({ length: setup.seats }, () => EMPTY_SEAT);
  const work = workspaceOf({ round: -1, unopened: rounds, seats, discarded: [] });
  const isComplete = settle(work, setup.template.rounds, []);
  return {
    format: 'booster',
    phase: isComplete ? 'complete' : 'drafting',
    round: Math.max(0, work.round),
    instances,
    unopened: work.unopened,
    seats: work.seats,
    discarded: work.discarded,
    before: null,
  };
}

function sealPack(
  setup: SetupOf<BoosterShape>,
  streamOf: Keyring,
  round: number,
  seat: number,
  cards: readonly CardInstance[],
  instances: Record<InstanceId, CardInstance>,
): PackState {
  const ids = streamOf(`ids/${round}/${seat}`);
  const id = packId(ids.idText(ID_LENGTH));
  const cardIds = cards.map((card) => {
    const cardId = instanceId(ids.idText(ID_LENGTH));
    if (instances[cardId]) throw new Error('Two card instances have the same id: this secret cannot be used');
    instances[cardId] = card;
    return cardId;
  });
  const { hasRandomStep } = programOf(setup.template.rounds[round]!);
  const randomOrder = hasRandomStep ? streamOf(`random/${round}/${seat}`).shuffle(cardIds) : [];
  return { id, cards: cardIds, step: 0, randomOrder };
}
