import type { InstanceId } from '../../core/cards.ts';
import type { SetupOf } from '../../core/format.ts';
import { preparePack } from '../../packs/prepare.ts';
import { printingsOf } from '../../packs/printings.ts';
import { type Keyring, keyring } from '../../random/streams.ts';
import { OPEN_CARDS_AT_MOST } from '../../tableSize.ts';
import { createOpener, nameCards } from '../shared/opener.ts';
import { freshSeats } from '../shared/seats.ts';
import type { RotisserieShape, RotisserieState } from './rotisserie.types.ts';

type RotisserieSetup = SetupOf<RotisserieShape>;

/**
 * The first state. Labels: as `createOpener` for packs; `pile/<kind>` chooses the cards of a singleton, `ids/<kind>/0`
 * names them. Throws on a setup without seats or with a pack that the catalogue lacks.
 */
export function dealRotisserie(setup: RotisserieSetup, secret: Uint8Array): RotisserieState {
  const { instances, cards } = layOut(setup, keyring(secret));
  return {
    format: 'rotisserie',
    phase: cards.length === 0 ? 'complete' : 'drafting',
    round: 0,
    instances,
    seats: freshSeats(setup.seats),
    cards,
    taken: [],
    before: null,
  };
}

function layOut(setup: RotisserieSetup, streamOf: Keyring): Pick<RotisserieState, 'instances' | 'cards'> {
  const { pack, mode } = setup.template;
  if (mode.kind === 'singleton') return layPile(setup, streamOf, mode.cardsPerSeat * setup.seats, mode.lay);
  const opener = createOpener(setup, streamOf);
  const packs = Array.from({ length: mode.packsPerSeat * setup.seats }, () => opener.open(pack));
  return { cards: packs.flat(), instances: opener.instances };
}

function layPile(
  { catalogue, template: { pack } }: RotisserieSetup,
  streamOf: Keyring,
  wanted: number,
  lay: 'enough' | 'all',
): Pick<RotisserieState, 'instances' | 'cards'> {
  const definition = catalogue.packs[pack];
  if (!definition) throw new Error(`The table lays out "${pack}", which the catalogue does not hold`);
  const printings = printingsOf(preparePack(definition, catalogue.cards));
  const most = lay === 'all' ? Math.max(OPEN_CARDS_AT_MOST, wanted) : wanted;
  const chosen = streamOf(`pile/${pack}`).shuffle(printings).slice(0, most);
  const instances: Record<InstanceId, { readonly card: number; readonly finish: 'plain' }> = {};
  const faces = chosen.sort((a, b) => a - b).map((card) => ({ card, finish: 'plain' as const }));
  const cards = nameCards(faces, streamOf(`ids/${pack}/0`), instances);
  return { cards, instances };
}
