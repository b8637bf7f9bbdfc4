import type { GameDefinition } from '#contract/games/game.ts';
import type { ImportOptions, Recognised } from '../batch.ts';
import { cardNamed, Gathering } from '../cards/gathering.ts';
import { lanesOf } from '../cards/laneScale.ts';
import { twoBuckets } from '../cards/magicGame.ts';
import { rarityScale } from '../cards/rarityScale.ts';
import { dayOf } from '../parsing/day.ts';
import { cut } from '../parsing/shortened.ts';
import { addFabCards } from './fabCards.ts';
import { addFabPrintings } from './fabPrintings.ts';
import { type FabFile, type FabPart, rowsOf } from './fabRows.ts';

const attributes: GameDefinition['attributes'] = [
  { key: 'pitch', label: 'Pitch', type: 'number' },
  { key: 'types', label: 'Types', type: 'list' },
  { key: 'keywords', label: 'Keywords', type: 'list' },
  { key: 'health', label: 'Health', type: 'number' },
  { key: 'intelligence', label: 'Intelligence', type: 'number' },
];

/** What the letters of rarities mean where their table is not given. */
const usualRarities = new Map([
  ['c', 'Common'],
  ['r', 'Rare'],
  ['s', 'Super Rare'],
  ['m', 'Majestic'],
  ['l', 'Legendary'],
  ['t', 'Token'],
  ['b', 'Basic'],
  ['p', 'Promo'],
  ['f', 'Fabled'],
  ['v', 'Marvel'],
]);

/**
 * Reads the tab-separated Flesh and Blood tables, joined by their ids: cards, printings, sets with their first release,
 * faces and rarities. A card is its name and pitch: `Name (Red)`. Printings alone make name-only cards.
 */
export function readFab(files: readonly FabFile[], options: ImportOptions): Recognised {
  const out = new Gathering();
  const of = (part: FabPart) => files.filter((file) => file.part === part);
  addSets(of('set'), of('setPrinting'), out);
  const cards = addFabCards(of('card'), out);
  addFabPrintings(of('printing'), of('face'), cards, out);
  for (const { card } of out.printings.values()) {
    if (out.cards.has(card) || options.knownCards?.(card) === true) continue;
    out.addCard(cardNamed(card, { isNameOnly: true }));
  }
  if (out.printings.size === 0 && out.cards.size > 0) {
    out.warnings.push(
      'The cards have no printings yet, so that no pack can hold them. Import their printings too.',
    );
  }
  const proposed = {
    ...twoBuckets,
    lanes: lanesOf(cards.lanes),
    laneRule: { kind: 'any' as const },
    laneWord: 'class',
    rarities: raritiesOf(of('rarity'), out),
    attributes,
  };
  return out.finish('Flesh and Blood tables', out.cards.size > 0 ? proposed : {});
}

function addSets(sets: readonly FabFile[], printings: readonly FabFile[], out: Gathering): void {
  const released = new Map<string, string>();
  for (const { cell } of rowsOf(printings)) {
    const day = dayOf(cell('Initial Release Date'));
    const before = released.get(cell('Set Unique ID'));
    if (day !== null && (before === undefined || day < before)) released.set(cell('Set Unique ID'), day);
  }
  for (const { cell } of rowsOf(sets)) {
    const code = cell('Identifier');
    const releasedOn = released.get(cell('Unique ID')) ?? null;
    if (code !== '' && code.length <= 120) out.addSet({ code, name: cell('Name') || code, releasedOn });
  }
}

function raritiesOf(files: readonly FabFile[], out: Gathering): GameDefinition['rarities'] {
  const names = new Map(usualRarities);
  const told: string[] = [];
  for (const { cell } of rowsOf(files)) {
    const code = cut(cell('Shorthand').toLowerCase(), 120);
    if (code === '') continue;
    told.push(code);
    names.set(code, cell('Text'));
  }
  const used = new Set([...out.printings.values()].map(({ rarity }) => rarity));
  return rarityScale([...told.filter((code) => used.has(code) || used.size === 0), ...used], names);
}
