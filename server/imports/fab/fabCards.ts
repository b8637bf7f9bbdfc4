import type { CardRecord } from '#contract/games/game.ts';
import { rejectRow } from '../batch.ts';
import { cardNamed, type Gathering } from '../cards/gathering.ts';
import { cut } from '../parsing/shortened.ts';
import { slugOf } from '../parsing/slug.ts';
import { type FabFile, type FabRow, rowsOf } from './fabRows.ts';

/** The cards of the tables: their names by id, and the classes that are lanes, the largest first. */
export interface FabCards {
  readonly nameById: ReadonlyMap<string, string>;
  readonly lanes: readonly string[];
}

const pitches: Readonly<Record<string, string>> = { '1': 'Red', '2': 'Yellow', '3': 'Blue' };
/** Words of the types column before which classes stand. */
const kinds = new Set([
  'Action',
  'Attack Reaction',
  'Defense Reaction',
  'Instant',
  'Equipment',
  'Weapon',
  'Hero',
  'Demi-Hero',
  'Token',
  'Resource',
  'Block',
  'Mentor',
  'Companion',
  'Event',
  'Macro',
]);
const noClass = 'Generic';
/** Classes of the game, which are lanes however few cards of a file have them. */
const classes = new Set([
  'Adjudicator',
  'Assassin',
  'Bard',
  'Brute',
  'Guardian',
  'Illusionist',
  'Mechanologist',
  'Merchant',
  'Necromancer',
  'Ninja',
  'Pirate',
  'Ranger',
  'Runeblade',
  'Shapeshifter',
  'Thief',
  'Warrior',
  'Wizard',
]);
const mostLanes = 20;
/** Another word before the kind is a class or talent where at least so many cards have it. */
const leastCards = 3;
const longestText = 20_000;

/** What a card is called: the pitch belongs to its name, since cards of one name and another pitch are other cards. */
export function fabCardName(name: string, pitch: string): string {
  return pitch === '' ? name : `${name} (${pitches[pitch] ?? pitch})`;
}

/** Adds the cards of the card tables; a name and pitch that come again, or no name, are rejected. */
export function addFabCards(files: readonly FabFile[], out: Gathering): FabCards {
  const rows = rowsOf(files);
  const lanes = lanesIn(rows);
  const nameById = new Map<string, string>();
  const isLane = new Set(lanes);
  for (const row of rows) {
    const { cell } = row;
    const name = fabCardName(cell('Name'), cell('Pitch'));
    if (cell('Name') === '' || name.length > 300) {
      out.reject(rejectRow(row.row, 'Name', cell('Name'), 'the name of a card'), row.file);
    } else if (out.cards.has(name)) {
      out.reject(rejectRow(row.row, 'Name', name, 'a name and pitch that occur once'), row.file);
    } else {
      nameById.set(cell('Unique ID'), name);
      out.addCard(cardOf(row, name, isLane));
    }
  }
  return { nameById, lanes };
}

function wordsOf(cell: string): string[] {
  return cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

function lanesIn(rows: readonly FabRow[]): string[] {
  const counts = new Map<string, number>();
  for (const { cell } of rows) {
    const words = wordsOf(cell('Types'));
    const end = words.findIndex((word) => kinds.has(word));
    for (const word of words.slice(0, Math.max(end, 0))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([word, count]) => word !== noClass && (classes.has(word) || count >= leastCards))
    .sort(([, left], [, right]) => right - left)
    .slice(0, mostLanes)
    .map(([word]) => word);
}

function cardOf({ cell }: FabRow, name: string, isLane: ReadonlySet<string>): CardRecord {
  const types = wordsOf(cell('Types'));
  const cost = /^\d{1,9}$/.test(cell('Cost')) ? Number(cell('Cost')) : null;
  const keywords = wordsOf(cell('Card Keywords'));
  return cardNamed(name, {
    cost,
    costText: cut(cell('Cost'), 120),
    lanes: types.filter((word) => isLane.has(word)).map(slugOf),
    type: types.find((word) => kinds.has(word)) ?? types.at(-1) ?? '',
    typeLine: cell('Type Text') || types.join(' '),
    rules: cut(cell('Functional Text').replaceAll('**', ''), longestText),
    stats: statsOf(cell),
    attributes: {
      ...numbered('pitch', cell('Pitch')),
      ...(types.length > 0 && { types }),
      ...(keywords.length > 0 && { keywords }),
      ...numbered('health', cell('Health')),
      ...numbered('intelligence', cell('Intelligence')),
    },
  });
}

function statsOf(cell: FabRow['cell']): string | null {
  const [power, defense, health] = [cell('Power'), cell('Defense'), cell('Health')];
  if (power !== '' && defense !== '') return `${power}/${defense}`;
  return [power, defense, health].find((value) => value !== '') ?? null;
}

function numbered(key: string, cell: string): Record<string, number> {
  return /^-?\d{1,9}$/.test(cell) ? { [key]: Number(cell) } : {};
}
