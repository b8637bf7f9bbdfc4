import { describe, expect, it } from 'vitest';
import {
  cardRecordSchema,
  gameDefinitionSchema,
  printingRecordSchema,
  setRecordSchema,
  storedPackSchema,
} from '#contract/games/game.ts';
import { newGame } from '../cards/newGame.ts';
import type { ImportBatch } from './batch.ts';
import { areFilesHere, parseReal, realPaths } from './realFiles.testkit.ts';

/** What each real file is, by the first ending of a path that fits: a format that is imported, or a refusal. */
const expected: readonly (readonly [RegExp, string])[] = [
  [/^MANIFEST\.tsv$/, 'no column for the name of a card'],
  [/^_decks\/.*\.cod$/, 'a Cockatrice deck'],
  [/MTGO_LOG/, 'an MTGO draft log'],
  [/\.mtga$/, '=Cube list'],
  [/forge-dck\//, 'a Forge file'],
  [/\.dek$/, 'an MTGO deck'],
  [/xmage-dck\//, 'a deck file'],
  [/\.ydke?(\.txt)?$/, 'a YDK deck'],
  [/\.xsd$/, 'an XML schema'],
  [/\.xml$/, '=Cockatrice card file'],
  [/english\/(card|card-printing\.WTR-ARC-1HP|set)\.csv$/, '=Flesh and Blood tables'],
  [/english\/card-face-association\.csv$/, 'the two-faced cards of the Flesh and Blood tables'],
  [/english\/rarity\.csv$/, 'the rarities of the Flesh and Blood tables'],
  [/english\/set-printing\.csv$/, 'the releases of sets of the Flesh and Blood tables'],
  [/english\/[a-z-]+\.csv$/, 'a list of words of the Flesh and Blood tables'],
  [/card-schema\.json$/, 'a JSON schema'],
  [/fab\/json\/english\/rarity\.json$/, 'the rarities of the Flesh and Blood tables'],
  [/fab\/json\/english\/set\.json$/, '=Flesh and Blood tables'],
  [/dreamborn_.*\.json$/, 'a Tabletop Simulator save'],
  [/\.ya?ml$/, 'a YAML file'],
  [/api_data_cache\.json$/, '=JSON records'],
  [/CustomCards_DraftEffects_Invalid\.txt$/, 'the draft effect "NonValidValue", which does not exist'],
  [/CustomCards_InvalidJSON\.txt$/, 'in [CustomCards]'],
  [/InvalidSettings_UnknownLayout\.txt$/, 'the layout "NonExisting", which the list does not have'],
  [/draftmancer-list\/(CubeCobraExport|ReplacementTest)\.txt$/, '=Cube list'],
  [/(draftmancer-list\/.*|\.draftmancer)\.txt$/, '=Draftmancer list'],
  [/mtg\/forge\//, 'a Forge file'],
  [/\.txt$/, '=Cube list'],
  [/cubecobra-csv\//, '=CubeCobra table'],
  [/\.csv$/, '=CSV table'],
  [/mtgjson5\//, '=MTGJSON v5'],
  [/mtgjson3\//, '=MTGJSON v3'],
  [/draftmancer-json\//, '=Scryfall-shaped card JSON'],
  [/(netrunner|marvelchampions)\/(pack\/.*|packs)\.json$/, '=NetrunnerDB-shaped card JSON'],
  [/\/cycles\.json$/, 'the cycles of NetrunnerDB-shaped JSON'],
  [/\/factions\.json$/, 'the factions of NetrunnerDB-shaped JSON'],
  [/\/sides\.json$/, 'the sides of NetrunnerDB-shaped JSON'],
  [/\/types\.json$/, 'the types of cards of NetrunnerDB-shaped JSON'],
  [/marvelchampions\/sets\.json$/, 'the sets of scenarios of NetrunnerDB-shaped JSON'],
  [/\/prebuilts\.json$/, 'prebuilt decks of NetrunnerDB'],
  [/\/rotations\.json$/, 'rotations of NetrunnerDB'],
  [/translations\//, 'a translation of NetrunnerDB-shaped JSON'],
  [/pokemon\/(cards|sets)\//, '=pokemon-tcg-data JSON'],
  [/pokemon\/decks\//, 'theme decks of pokemon-tcg-data'],
];

function expectSound({ cards, printings, sets, packs, proposedGame }: ImportBatch): void {
  const names = new Set(cards.map((card) => cardRecordSchema.parse(card).name));
  const keys = new Set(printings.map((printing) => printingRecordSchema.parse(printing).key));
  const codes = new Set(sets.map((set) => setRecordSchema.parse(set).code));
  expect([names.size, keys.size, codes.size]).toEqual([cards.length, printings.length, sets.length]);
  expect(printings.filter(({ card, set }) => !names.has(card) || !codes.has(set))).toEqual([]);
  const drawn = packs.flatMap((pack) => Object.values(storedPackSchema.parse(pack).sheets));
  expect(drawn.flatMap((sheet) => sheet.cards ?? []).filter(({ printing }) => !keys.has(printing))).toEqual(
    [],
  );
  const game = gameDefinitionSchema.parse({ ...newGame('test', 'Test'), ...proposedGame });
  const rarities = new Set(game.rarities.map(({ code }) => code));
  const lanes = new Set(game.lanes.map(({ key }) => key));
  expect(printings.filter(({ rarity }) => !rarities.has(rarity))).toEqual([]);
  expect(cards.filter((card) => card.lanes.some((lane) => !lanes.has(lane)))).toEqual([]);
}

/**
 * Inputs that people reported, and the shapes of sources that no importer reads yet: most are broken or unknown on purpose,
 * so each needs its own right value.
 */
const hasOwnTests = (path: string) => /^(reports|shapes)\//.test(path);

const isHere = areFilesHere(['every real file is imported whole or refused by name']);

describe.skipIf(!isHere)('every real file is imported whole or refused by name', () => {
  it.each(isHere ? realPaths().filter((path) => !hasOwnTests(path)) : [])('%s', (path) => {
    const wanted = expected.find(([pattern]) => pattern.test(path))?.[1] ?? 'a line in this test';
    const read = parseReal(path);
    if (read.ok) expectSound(read.batch);
    if (read.ok) expect([`=${read.batch.format}`, read.batch.rejected]).toEqual([wanted, []]);
    else expect(read.sentence).toContain(wanted);
  });
});
