import { type ImportOptions, type Recognised, rejectRow } from '../batch.ts';
import { copiesOf, draftsOfPile, mergedCopies } from '../boosters/pileFit.ts';
import { maybeboardWords } from '../cards/cardTable.ts';
import { Gathering } from '../cards/gathering.ts';
import { proposeMagicGame } from '../cards/magicGame.ts';
import { counted } from '../parsing/counted.ts';
import { type Fields, isFields, textOf } from '../parsing/jsonValues.ts';
import { cut, firstNames } from '../parsing/shortened.ts';
import { slugOf } from '../parsing/slug.ts';
import { type CubeCopy, copyOf } from './cubeCopies.ts';
import { draftsOfFormats, type PooledCopy } from './cubeFormats.ts';
import { recordsUnder } from './records.ts';

/** A cube as CubeCobra's API answers with it: `{name, cards: {mainboard, maybeboard}, formats}`. */
export interface CubeCobraFile {
  readonly cube: Fields;
  readonly file?: string | undefined;
}

/** Whether a parsed file is a cube of CubeCobra's API. */
export const isCubeCobra = (value: unknown): value is Fields =>
  isFields(value) && isFields(value.cards) && Array.isArray(value.cards.mainboard);

/** How many cards a cube has on all of its boards. */
export const cardsOfCube = (cube: Fields): number =>
  Object.values(isFields(cube.cards) ? cube.cards : {}).reduce<number>(
    (sum, board) => sum + (Array.isArray(board) ? board.length : 0),
    0,
  );

/**
 * Reads a cube: the copies of its main board are a pool, with their finishes; cards of other boards are left out by name.
 * Formats of its owner become templates where all that they say can be said here.
 */
export function readCubeCobra({ cube, file }: CubeCobraFile, options: ImportOptions): Recognised {
  const out = new Gathering();
  const boards = isFields(cube.cards) ? cube.cards : {};
  const copies = recordsUnder(boards.mainboard, '').flatMap((record, index): PooledCopy[] => {
    const copy = copyOf(record);
    if (copy !== null)
      return [{ key: addCopy(copy, out, options), finish: copy.finish, filtered: copy.filtered }];
    out.reject(rejectRow(index + 1, 'details.name', textOf(record.cardID), 'the name of a card'), file);
    return [];
  });
  const name = cut(textOf(cube.name) || 'Cube', 100);
  const slug = slugOf(name);
  const pile = mergedCopies(copies.map((copy) => copiesOf(copy.key, 1, copy.finish)));
  out.addDrafts(draftsOfPile({ slug, name, noun: 'cube', copies: pile }));
  out.addDrafts(draftsOfFormats(cube.formats, { slug, name, copies }));
  out.warnings.push(...boardWords(boards));
  const rarities = [...out.printings.values()].map(({ rarity }) => rarity);
  return out.finish('CubeCobra cube', proposeMagicGame(new Set(out.cards.keys()), rarities));
}

/** Adds the card and printing of a copy where the game doesn't have them; answers the key of the printing. */
function addCopy({ card, printing, setName }: CubeCopy, out: Gathering, options: ImportOptions): string {
  if (out.printings.has(printing.key)) return printing.key;
  const inGame =
    options.knownCards?.(card.name) === true ? card.name : (options.fullName?.(card.name) ?? null);
  const known =
    options.knownPrintings?.(printing.key) === true
      ? printing.key
      : inGame === null
        ? null
        : (options.findPrinting?.(inGame, printing.set, printing.number || null) ?? null);
  if (known !== null) return known;
  if (inGame === null) out.addCard(card);
  out.addSet({ code: printing.set, name: setName, releasedOn: null });
  out.addPrinting({ ...printing, card: inGame ?? card.name }, 0, 'cardID');
  return printing.key;
}

function boardWords(boards: Fields): string[] {
  return Object.entries(boards).flatMap(([board, list]) => {
    if (board === 'mainboard' || !Array.isArray(list) || list.length === 0) return [];
    const names = list.filter(isFields).map((record) => copyOf(record)?.card.name ?? textOf(record.cardID));
    if (board === 'maybeboard') return maybeboardWords(names);
    const what = counted(names.length, 'card of the board', 'cards of the board');
    return [
      `${what} “${cut(board, 60)}” ${names.length === 1 ? 'was' : 'were'} left out: ${firstNames(names, 10)}.`,
    ];
  });
}
