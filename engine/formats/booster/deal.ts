import { type CardInstance, type InstanceId, instanceId, packId } from '../../cards.ts';
import type { DraftState, PackState, SeatState } from '../../draft.types.ts';
import { openPack } from '../../packs/open.ts';
import { preparePack } from '../../packs/prepare.ts';
import { openTable } from '../../packs/table.ts';
import { type Keyring, keyring } from '../../random/streams.ts';
import type { Setup } from '../../setup.ts';
import { programOf } from './program.ts';
import { settle, workspaceOf } from './settle.ts';

const ID_LENGTH = 12;
const EMPTY_SEAT: SeatState = { queue: [], pool: [], burned: [], decisions: 0, bot: false };

/**
 * Contents of every pack, by round and seat. Labels: `pack/<round>/<seat>` for each pack, `sheet/<kind>/<sheet>/<filling>`
 * for the piles of table definitions. Throws when a round names a pack that the catalogue lacks.
 */
export function openPacks(setup: Setup, streamOf: Keyring): CardInstance[][][] {
  const tables = new Map<string, ReturnType<typeof openTable>>();
  return setup.template.rounds.map((round, roundIndex) => {
    const definition = setup.catalogue.packs[round.pack];
    if (!definition)
      throw new Error(`Round ${roundIndex + 1} opens "${round.pack}", which the catalogue does not hold`);
    const prepared = preparePack(definition, setup.catalogue.cards);
    return Array.from({ length: setup.seats }, (_, seat) => {
      const stream = streamOf(`pack/${roundIndex}/${seat}`);
      if (definition.replacement !== 'table') return openPack(prepared, stream);
      if (!tables.has(round.pack)) tables.set(round.pack, openTable(prepared, round.pack, streamOf));
      return tables.get(round.pack)!(stream);
    });
  });
}

/** The first state of a booster draft. Throws on a setup without seats or with a pack that the catalogue lacks. */
export function dealBooster(setup: Setup, secret: Uint8Array): DraftState {
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
  setup: Setup,
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
