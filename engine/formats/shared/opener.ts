import { type CardInstance, type InstanceId, instanceId } from '../../core/cards.ts';
import type { SetupBase } from '../../core/setup.ts';
import { preparePack } from '../../packs/prepare.ts';
import { openTable } from '../../packs/table.ts';
import type { Keyring, Stream } from '../../random/streams.ts';

const ID_LENGTH = 12;

/** Opens packs one after the other for formats that deal from the table, not to seats; every card gets its id here. */
export interface Opener {
  /**
   * The cards of the next pack of a kind, in the order of its slots; `round`, from 0, says which of predetermined
   * layouts it has. Throws on a kind that the catalogue lacks.
   */
  open(kind: string, round?: number): readonly InstanceId[];
  /** All cards that were opened so far. */
  readonly instances: Record<InstanceId, CardInstance>;
}

/** Labels: `pack/<kind>/<number>` for each pack, `ids/<kind>/<number>` for its cards, `sheet/…` for piles of the table. */
export function createOpener(setup: SetupBase, streamOf: Keyring): Opener {
  const instances: Record<InstanceId, CardInstance> = {};
  const tables = new Map<string, ReturnType<typeof openTable>>();
  const opened = new Map<string, number>();

  function cardsOf(kind: string, number: number, round: number): readonly CardInstance[] {
    const definition = setup.catalogue.packs[kind];
    if (!definition) throw new Error(`The table opens "${kind}", which the catalogue does not hold`);
    const prepared = preparePack(definition, setup.catalogue.cards);
    const stream = streamOf(`pack/${kind}/${number}`);
    const table = tables.get(kind) ?? openTable(prepared, kind, streamOf);
    tables.set(kind, table);
    return table(stream, round);
  }

  return {
    instances,
    open(kind, round = 0) {
      const number = opened.get(kind) ?? 0;
      opened.set(kind, number + 1);
      return nameCards(cardsOf(kind, number, round), streamOf(`ids/${kind}/${number}`), instances);
    },
  };
}

/** Gives every card an id that is random for this draft and puts it down in `instances`. */
export function nameCards(
  cards: readonly CardInstance[],
  stream: Stream,
  instances: Record<InstanceId, CardInstance>,
): readonly InstanceId[] {
  return cards.map((card) => {
    const id = instanceId(stream.idText(ID_LENGTH));
    if (instances[id]) throw new Error('Two card instances have the same id: this secret cannot be used');
    instances[id] = card;
    return id;
  });
}
