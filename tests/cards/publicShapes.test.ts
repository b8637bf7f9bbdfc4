import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ImportBatch, ImportOptions } from '#server/imports/batch.ts';
import { parseCardFiles } from '#server/imports/cardFiles.ts';
import { CARD_DATA, hasCardData } from '../harness/cardData.ts';

const isHere = hasCardData('shapes', 'files of the shapes that public sources answer with');

function read(names: readonly string[], options: Partial<ImportOptions> = {}): ImportBatch {
  const files = names.map((fileName) => ({
    fileName,
    text: readFileSync(join(CARD_DATA, 'shapes', fileName), 'utf8'),
  }));
  const recognised = parseCardFiles(files, { gameSlug: 'shape', ...options });
  if (!recognised.ok) throw new Error(recognised.sentence);
  expect(recognised.batch.rejected).toEqual([]);
  expectSound(recognised.batch);
  return recognised.batch;
}

/** Every printing has a card, a set and a rarity of the batch, and every lane is one of the game. */
function expectSound({ cards, printings, sets, proposedGame }: ImportBatch): void {
  const names = new Set(cards.map(({ name }) => name));
  const codes = new Set(sets.map(({ code }) => code));
  const lanes = new Set(proposedGame.lanes?.map(({ key }) => key));
  const rarities = new Set(proposedGame.rarities?.map(({ code }) => code));
  expect([names.size, codes.size]).toEqual([cards.length, sets.length]);
  expect(printings.filter(({ card, set }) => !names.has(card) || !codes.has(set))).toEqual([]);
  expect(printings.filter(({ rarity }) => !rarities.has(rarity))).toEqual([]);
  expect(cards.filter((card) => card.lanes.some((lane) => !lanes.has(lane)))).toEqual([]);
}

const sizes = ({ cards, printings }: ImportBatch) => [cards.length, printings.length];
const lanesOf = ({ proposedGame }: ImportBatch) => proposedGame.lanes?.map(({ label }) => label);
const raritiesOf = ({ proposedGame }: ImportBatch) => proposedGame.rarities?.map(({ name }) => name);
const manyLanes = ({ cards }: ImportBatch) => cards.filter(({ lanes }) => lanes.length === 2).length;

function printingsOf({ cards, printings }: ImportBatch): Map<string, ImportBatch['printings'][number][]> {
  const of = new Map<string, ImportBatch['printings'][number][]>(cards.map(({ name }) => [name, []]));
  for (const printing of printings) of.get(printing.card)?.push(printing);
  return new Map([...of].filter(([, all]) => all.length > 1));
}

/** How many copies the pile of a cube has. */
const poolOf = ({ packs: [pack] }: ImportBatch) =>
  Object.values(pack?.sheets ?? {})
    .flatMap(({ cards = [] }) => cards)
    .reduce((sum, { weight }) => sum + weight, 0);

/** The copies of the pile of a cube by their finish. */
function finishesOf({ packs: [pack] }: ImportBatch): { readonly plain: number; readonly foil: number } {
  const out = { plain: 0, foil: 0 };
  for (const { finish = 'plain', weight } of pack?.sheets.Cube?.cards ?? []) out[finish] += weight;
  return out;
}

describe.skipIf(!isHere)('a file of a public source', () => {
  it('LorcanaJSON: full names, inks as lanes, an Enchanted row as another printing', () => {
    const batch = read(['LorcanaJSON-allCards.json']);
    expect([...sizes(batch), batch.joined]).toEqual([60, 61, 1]);
    expect(batch.format).toBe('LorcanaJSON');
    expect(lanesOf(batch)).toEqual(['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel']);
    expect(manyLanes(batch)).toBe(5);
    expect(batch.sets.map(({ code, name }) => [code, name])).toEqual([
      ['1', 'First Tide'],
      ['2', 'Second Tide'],
    ]);
    expect(raritiesOf(batch)).toEqual(['Common', 'Uncommon', 'Rare', 'Super Rare', 'Legendary', 'Enchanted']);
    const [[name, pair] = []] = [...printingsOf(batch)];
    expect([name, pair?.map(({ rarity, number }) => [rarity, number])]).toEqual([
      'Salt Heron - Keeper of Keys',
      [
        ['legendary', '6'],
        ['enchanted', '205'],
      ],
    ]);
    expect(batch.cards[0]).toMatchObject({
      name: 'Quiet Lantern - Brave Heart',
      cost: 1,
      lanes: ['amber', 'emerald'],
      type: 'Character',
      typeLine: 'Character — Storyborn',
      rules: 'While you have another Otter, this gains a lantern.',
      stats: '0/1',
      attributes: { inkable: 'no', lore: 0 },
    });
    expect(batch.printings.every(({ image }) => image?.startsWith('https://'))).toBe(true);
  });

  it('swu-db: name and subtitle make the card, aspects are lanes, leaders have two sides', () => {
    const batch = read(['swu-db-cards-xsw.json']);
    expect(sizes(batch)).toEqual([40, 42]);
    expect([...printingsOf(batch).keys()]).toEqual([
      'Northern Beacon - Old Ferryman',
      'Northern Beacon - Out of Fuel',
    ]);
    const leaders = batch.cards.filter(({ type }) => type === 'Leader');
    expect(leaders.map(({ sides }) => sides.length)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(leaders[0]?.sides[1]).toMatchObject({
      rules: 'Deployed.',
      image: 'https://cdn.swu-db.com/images/cards/XSW/001-b.png',
    });
    expect(batch.cards.filter(({ type }) => type === 'Base').map(({ stats }) => stats)).toEqual([
      '30',
      '30',
      '30',
      '30',
    ]);
    expect([...new Set(batch.cards.map(({ lanes }) => lanes.length))].sort()).toEqual([0, 1, 2]);
    expect(lanesOf(batch)).toEqual(['Vigilance', 'Command', 'Aggression', 'Cunning', 'Villainy', 'Heroism']);
  });

  it.each(['FaB-card.json', 'FaB-card-flattened.json'])('%s: name and pitch make the card', (file) => {
    const batch = read([file]);
    expect(sizes(batch)).toEqual([40, 41]);
    expect(batch.cards.map(({ name }) => name)).toContain('Quiet Lantern (Red)');
    expect([...printingsOf(batch).keys()]).toEqual(['Salt Heron (Yellow)']);
    expect(lanesOf(batch)).toEqual(['Guardian', 'Ninja']);
    const types = batch.cards.map(({ type }) => type);
    expect([...new Set(types)]).toEqual(['Action', 'Hero', 'Weapon', 'Equipment']);
    expect(batch.printings.every(({ image }) => image?.startsWith('https://'))).toBe(true);
    expect(raritiesOf(batch)).toEqual(['Common', 'Rare', 'Majestic']);
  });

  it('NetrunnerDB v2: pictures by the template of the file', () => {
    const batch = read(['NetrunnerDB-v2-public-cards.json']);
    expect(sizes(batch)).toEqual([40, 40]);
    expect(batch.printings[0]?.image).toBe('https://card-images.netrunnerdb.com/v2/large/90001.jpg');
  });

  it('YGOPRODeck: the printings of the set that most cards share, or of the one that was asked for', () => {
    const batch = read(['YGOPRODeck-cardinfo-cardset.json']);
    expect(sizes(batch)).toEqual([40, 44]);
    expect(batch.sets).toEqual([{ code: 'XFL', name: 'Ferry Legends', releasedOn: null }]);
    const [[name, pair] = []] = [...printingsOf(batch)];
    expect([name, pair?.map(({ rarity, number }) => [rarity, number])]).toEqual([
      'Quiet Lantern',
      [
        ['common', 'XFL-EN000'],
        ['ultra rare', 'XFL-EN000'],
      ],
    ]);
    expect(batch.printings[0]?.externalIds).toEqual({ passcode: '10000000' });
    expect(batch.cards[0]?.attributes.otherSets).toEqual(['Mill Tins']);
    const asked = read(['YGOPRODeck-cardinfo-cardset.json'], { map: { set: 'Mill Tins' } });
    expect(sizes(asked)).toEqual([4, 4]);
    expect(asked.sets.map(({ code }) => code)).toEqual(['XMT']);
  });

  it('optcgapi: "(Parallel)" rows are printings, "NULL" is empty, "Black Yellow" is two lanes', () => {
    const batch = read(['optcgapi-allSetCards.json']);
    expect(sizes(batch)).toEqual([40, 42]);
    expect([...printingsOf(batch)].map(([name, all]) => [name, all.map(({ key }) => key)])).toEqual([
      ['Hollow Otter', ['XP01-008', 'XP01-008_p1']],
      ['Bright Mill', ['XP01-009', 'XP01-009_p1']],
    ]);
    expect(manyLanes(batch)).toBe(8);
    expect(lanesOf(batch)).toEqual(['Red', 'Green', 'Blue', 'Purple', 'Black', 'Yellow']);
    expect(JSON.stringify(batch)).not.toContain('NULL');
    expect(batch.cards[0]).toMatchObject({ type: 'Leader', cost: null, rules: '', stats: '5000' });
  });

  it('digimoncard.io: its own colours and rarities, the set of the card number', () => {
    const batch = read(['digimoncard.io-search.json']);
    expect(sizes(batch)).toEqual([40, 40]);
    expect(batch.sets).toEqual([{ code: 'XBT1', name: 'XBT-01: Ferry Booster', releasedOn: null }]);
    expect(lanesOf(batch)).toEqual(['Red', 'Blue', 'Yellow', 'Green', 'Black', 'Purple', 'White']);
    expect(raritiesOf(batch)).toEqual(['Common', 'Uncommon', 'Rare', 'Super Rare', 'Secret Rare']);
    expect(manyLanes(batch)).toBe(5);
    expect(batch.printings[0]).toMatchObject({ number: 'XBT1-001', key: 'XBT1-001' });
    expect(batch.cards[0]?.attributes.products).toEqual([
      'XBT-01: Ferry Booster',
      'XST-1: Starter',
      'Ferry Event Pack',
    ]);
  });

  it('Sorcery: nested facts, and foil as a finish', () => {
    const batch = read(['sorcery-api-cards.json']);
    expect(sizes(batch)).toEqual([40, 40]);
    expect(lanesOf(batch)).toEqual(['Air', 'Earth', 'Fire', 'Water']);
    expect(manyLanes(batch)).toBe(8);
    expect(batch.cards[0]).toMatchObject({
      cost: 0,
      type: 'Minion',
      typeLine: 'Minion — Mortal',
      rules: 'Airborne',
      stats: '2/2',
      attributes: { thresholds: ['water 1'] },
    });
    expect(batch.sets).toEqual([{ code: 'alp', name: 'Alpha Ferry', releasedOn: '2023-04-19' }]);
    expect(batch.printings[0]?.key).toBe('alp_0_b_s');
  });

  it('pokemontcg.io: Illustration Rares are printings of the cards they repeat', () => {
    const batch = read(['pokemontcg.io-v2-cards-q-set.id.json']);
    expect(sizes(batch)).toEqual([36, 40]);
    expect([...printingsOf(batch).values()].map((all) => all.at(-1)?.rarity)).toEqual(
      Array.from({ length: 4 }, () => 'illustration rare'),
    );
    expect(batch.sets).toEqual([{ code: 'xsv1', name: 'Ferry & Mill', releasedOn: '2025-01-01' }]);
  });

  it('Scryfall: costs keep their symbols', () => {
    const batch = read(['Scryfall-cards-search-list.json']);
    expect(sizes(batch)).toEqual([40, 40]);
    const costs = new Set(batch.cards.map(({ costText }) => costText));
    expect([costs.has('{1}{W}{W}'), costs.has('{3}{W}')]).toEqual([true, true]);
  });

  it('MTGJSON: a booster without the slot and the layout whose cards are in other sets', () => {
    const batch = read(['MTGJSON-v5-XAA.json']);
    expect(sizes(batch)).toEqual([60, 60]);
    const [pack] = batch.packs;
    expect(pack?.slug).toBe('xaa-play');
    expect(pack?.layouts.map(({ slots }) => slots.map(({ name, count }) => `${count} ${name}`))).toEqual([
      ['7 common', '3 uncommon', '1 rare', '1 foil'],
    ]);
    expect(batch.warnings).toEqual([
      'Ferry Tales, play booster: the slot land is left out, because its cards are in sets that aren’t here yet. Import the sets XBB, XCC to complete it.',
      'Ferry Tales, play booster: Layout 2 is left out, because the cards of its sheet guest are in sets that aren’t here yet. Import the sets XBB, XCC to complete it.',
    ]);
    expect(batch.templates.map(({ slug }) => slug)).toEqual(['xaa-draft']);
  });

  const whole = [
    ['7 common', '3 uncommon', '1 rare', '1 land', '1 foil'],
    ['6 common', '1 guest', '3 uncommon', '1 rare', '1 land', '1 foil'],
  ];
  const shapeOf = (pack: ImportBatch['packs'][number] | undefined) =>
    pack?.layouts.map(({ slots }) => slots.map(({ name, count }) => `${count} ${name}`));

  it('MTGJSON: the whole booster where all sets of its cards come together', () => {
    const batch = read(['MTGJSON-v5-XCC.json', 'MTGJSON-v5-XAA.json', 'MTGJSON-v5-XBB.json']);
    expect(sizes(batch)).toEqual([75, 75]);
    expect(shapeOf(batch.packs[0])).toEqual(whole);
    expect(batch.packs[0]?.layouts.map(({ weight }) => weight)).toEqual([63, 1]);
    expect([batch.packs[0]?.waiting, batch.warnings]).toEqual([undefined, []]);
  });

  it('MTGJSON: the same booster where they come later, in steps', () => {
    const first = read(['MTGJSON-v5-XAA.json']);
    const keys = new Set(first.printings.map(({ key }) => key));
    const lands = read(['MTGJSON-v5-XCC.json'], {
      waitingPacks: first.packs,
      knownPrintings: (key) => keys.has(key),
    });
    expect(shapeOf(lands.packs[0])).toEqual([whole[0]]);
    for (const { key } of lands.printings) keys.add(key);
    const guests = read(['MTGJSON-v5-XBB.json'], {
      waitingPacks: lands.packs,
      knownPrintings: (key) => keys.has(key),
    });
    expect(guests.warnings).toEqual(['Ferry Tales play booster: all of its cards are here now.']);
    const together = read(['MTGJSON-v5-XAA.json', 'MTGJSON-v5-XBB.json', 'MTGJSON-v5-XCC.json']);
    expect(guests.packs).toEqual(together.packs);
  });

  it('CubeCobra CSV: its maybeboard is left out by name, its housekeeping is no attribute', () => {
    const batch = read(['CubeCobra-csv.csv']);
    expect(sizes(batch)).toEqual([40, 40]);
    expect(poolOf(batch)).toBe(40);
    expect(finishesOf(batch)).toEqual({ plain: 39, foil: 1 });
    expect(batch.warnings).toContain(
      '3 cards of the maybeboard were left out: Quiet Thistle, Salt Quarry, Amber Beacon.',
    );
    expect(batch.proposedGame.attributes?.map(({ key }) => key)).toEqual(['notes']);
    expect(batch.cards.flatMap(({ attributes }) => Object.keys(attributes))).toEqual([]);
  });

  it('CubeCobra names: a pool of all lines', () => {
    const batch = read(['CubeCobra-cubelist-names.txt']);
    expect([sizes(batch), poolOf(batch), batch.list?.questions]).toEqual([[60, 60], 60, []]);
  });

  it('CubeCobra JSON: a pool with the finishes of its copies, and the formats that can be said', () => {
    const batch = read(['CubeCobra-cube-api-cubeJSON-ID.json']);
    expect(sizes(batch)).toEqual([40, 40]);
    expect(batch.format).toBe('CubeCobra cube');
    expect(poolOf(batch)).toBe(40);
    expect(finishesOf(batch)).toEqual({ plain: 39, foil: 1 });
    expect(batch.cards[0]).toMatchObject({
      name: 'Quiet Lantern',
      costText: '{0}{W}',
      lanes: ['white'],
      type: 'Creature',
      typeLine: 'Creature — Otter',
      attributes: { subtypes: ['Otter'] },
    });
    expect(batch.templates.map(({ name }) => name)).toEqual([
      'The Otter Cube draft',
      'The Otter Cube Winston',
      'Rares first',
    ]);
    expect(batch.undealable).toEqual([]);
    const template = batch.templates.at(-1);
    expect(template?.format === 'booster' && template.rounds.map(({ steps }) => steps)).toEqual([
      [
        { do: 'pick', count: 1 },
        { do: 'pass', direction: 'left' },
      ],
      [
        { do: 'pick', count: 2 },
        { do: 'pass', direction: 'right' },
        { do: 'burn', count: 1 },
        { do: 'discardRest' },
      ],
    ]);
    const pack = batch.packs.find(({ slug }) => slug.endsWith('rares-first'));
    expect(pack?.layouts.map(({ slots }) => slots.map(({ name, count }) => `${count} ${name}`))).toEqual([
      ['1 rarity:rare', '1 tag:removal', '3 Any card'],
      ['5 Any card'],
    ]);
    expect(batch.warnings).toContain(
      '3 cards of the maybeboard were left out: Quiet Thistle, Salt Quarry, Amber Beacon.',
    );
    expect(batch.warnings).toContain(
      'The format “Needs a filter of theirs” isn’t offered: its filter “elo>1200 -is:gold” can’t be translated.',
    );
  });
});
