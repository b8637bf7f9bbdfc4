import type { PrintingRecord } from '#contract/games/game.ts';
import { rejectRow } from '../batch.ts';
import type { Gathering } from '../cards/gathering.ts';
import { cut } from '../parsing/shortened.ts';
import { type FabCards, fabCardName } from './fabCards.ts';
import { type FabFile, type FabRow, rowsOf } from './fabRows.ts';

const standardFoiling = 'S';

/**
 * Adds the printings of the printing tables, each edition and foiling by its own id. Of a card in a set one printing is
 * drafted, the plain one before all foils; the back of a two-faced card is not, but shown with its front.
 */
export function addFabPrintings(
  files: readonly FabFile[],
  faces: readonly FabFile[],
  cards: FabCards,
  out: Gathering,
): void {
  const drafted = new Map<string, { readonly key: string; readonly isPlain: boolean }>();
  for (const row of rowsOf(files)) {
    const printing = printingOf(row, cards);
    const missing = missingIn(row, printing);
    if (missing !== null) {
      out.reject(
        rejectRow(row.row, missing, row.cell(missing), 'a text of at most 120 characters'),
        row.file,
      );
      continue;
    }
    const place = JSON.stringify([printing.set, printing.card]);
    const isPlain = row.cell('Foiling') === standardFoiling;
    const before = drafted.get(place);
    if (!before || (isPlain && !before.isPlain)) drafted.set(place, { key: printing.key, isPlain });
    out.addPrinting(printing, row.row, 'Unique ID', row.file);
  }
  const keys = new Set([...drafted.values()].map(({ key }) => key));
  const backs = joinFaces(faces, out);
  for (const printing of out.printings.values()) {
    const isDraftable = keys.has(printing.key) && !backs.has(printing.key);
    if (!isDraftable) out.printings.set(printing.key, { ...printing, isDraftable });
  }
}

function missingIn({ cell }: FabRow, { card }: PrintingRecord): string | null {
  const isKey = (text: string) => text !== '' && text.length <= 120;
  if (!isKey(cell('Unique ID'))) return 'Unique ID';
  if (card === '' || card.length > 300) return 'Card Name';
  return isKey(cell('Set ID')) ? null : 'Set ID';
}

function printingOf({ cell }: FabRow, { nameById }: FabCards): PrintingRecord {
  const name = cell('Card Name');
  const image = cell('Image URL');
  return {
    key: cell('Unique ID'),
    card: nameById.get(cell('Card Unique ID')) ?? (name === '' ? '' : fabCardName(name, cell('Card Pitch'))),
    set: cell('Set ID'),
    number: cell('Card ID'),
    rarity: cut(cell('Rarity').toLowerCase(), 120),
    image: image === '' ? null : image,
    flavour: cell('Flavor Text'),
    externalIds: cell('TCGPlayer ID') === '' ? {} : { tcgplayerProductId: cell('TCGPlayer ID') },
    isDraftable: true,
  };
}

/** Shows fronts with their backs; answers the keys of the backs. */
function joinFaces(files: readonly FabFile[], out: Gathering): ReadonlySet<string> {
  const backs = new Set<string>();
  for (const { cell } of rowsOf(files)) {
    if (cell('Is DFC') !== 'Yes') continue;
    const front = out.printings.get(cell('Front Card Printing Unique ID'));
    const back = out.printings.get(cell('Back Card Printing Unique ID'));
    if (!front || !back || front.card === back.card) continue;
    backs.add(back.key);
    const frontCard = out.cards.get(front.card);
    const backCard = out.cards.get(back.card);
    if (!frontCard || !backCard || frontCard.sides.length > 0) continue;
    const sides = [
      { card: frontCard, image: front.image },
      { card: backCard, image: back.image },
    ].map(({ card: { name, typeLine, rules, stats }, image }) => ({ name, typeLine, rules, stats, image }));
    out.cards.set(frontCard.name, { ...frontCard, sides });
  }
  return backs;
}
