import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { DeckContents } from '#contract/decks/decks.ts';
import { shippedExports } from '#server/exports/shipped/shippedExports.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { hasCardData } from '../harness/cardData.ts';
import { importCardData } from '../harness/runningServer.ts';
import { type Steered, startSteered } from '../harness/steered.ts';
import { importLeaderGame, importPasscodeGame } from './codedGames.ts';
import { botDeck, countsOf, type DraftedDeck, draftDeck, realFile } from './draftedDeck.ts';
import {
  ARENA_LINES,
  elementShapes,
  FORGE_LINES,
  lackingFrom,
  lineKinds,
  shapeOf,
  XMAGE_LINES,
  YDK_LINES,
} from './fileShapes.ts';
import {
  codesOfFile,
  codesOfLink,
  expectPile,
  idsOfType,
  moved,
  type SavedObject,
  withExtraBucket,
} from './filesRead.ts';

type CardKey = Parameters<typeof countsOf>[2];

const byName: CardKey = ({ name }) => name;
const byPrinting: CardKey = ({ name, set, number }) => `${name} (${set}) ${number}`;
const bySet: CardKey = ({ name, set, finish }) => `${name} (${set}) ${finish}`;
const byFinish: CardKey = (card) => `${byPrinting(card)} ${card.finish}`;

/** By what a target tells its cards apart. */
const PRECISION: Readonly<Record<string, CardKey>> = {
  text: byName,
  'mtgo-text': byName,
  cockatrice: byName,
  'cockatrice-text': byName,
  tts: byName,
  arena: byPrinting,
  xmage: byPrinting,
  'collector-numbers': byPrinting,
  ydk: byPrinting,
  ydke: byPrinting,
  swudb: byPrinting,
  forge: bySet,
  mtgo: byFinish,
  csv: byFinish,
  json: byFinish,
};

const hasData =
  hasCardData('mtg/mtgjson5/ISD.json', 'round trips of a drafted Magic deck') &&
  hasCardData('mtg/mtgjson5/APC.json', 'round trips of a deck with split cards') &&
  hasCardData(
    'lorcana/retail_sets/shimmering_skies.draftmancer.txt',
    'round trips of a drafted Lorcana deck',
  ) &&
  hasCardData('_decks/ydk/snake-eye.ydk', 'round trips of a deck with passcodes');

/** Exports, scrambles the saved deck, reads the file back in and answers with what it is laid out as. */
async function roundTrip(deck: DraftedDeck, contents: DeckContents, slug: string) {
  const view = await deck.save('Moon and Ink', contents);
  const file = await deck.exported(slug);
  const [first = '', ...rest] = view.pool.map(({ id }) => id);
  const [main = 'main', ...others] = view.look.buckets.map(({ key }) => key);
  const scrambled = Object.fromEntries(others.map((key) => [key, [] as string[]]));
  await deck.save('Scrambled', { buckets: { ...scrambled, [main]: [...rest.reverse(), first] }, free: {} });
  const reading = await deck.readBack(file.text);
  const keyOf = PRECISION[slug] ?? expect.fail(`PRECISION does not know ${slug}.`);
  expect(countsOf(view, reading.contents, keyOf)).toEqual(countsOf(view, contents, keyOf));
  expect(reading.unnamed).toBe(0);
  return { file, reading, view };
}

const done = new Set<string>();
/** A round trip that counts for its target. */
async function proved(deck: DraftedDeck, contents: DeckContents, slug: string) {
  const trip = await roundTrip(deck, contents, slug);
  done.add(slug);
  return trip;
}

it('says for each shipped target what tells cards apart in it, with card data or without', () => {
  expect(Object.keys(PRECISION).toSorted()).toEqual(shippedExports.map(({ slug }) => slug).toSorted());
});

describe.skipIf(!hasData)('a drafted deck, exported and read back', () => {
  let steered: Steered;
  let magic: DraftedDeck;
  let magicDeck: DeckContents;

  beforeAll(async () => {
    steered = await startSteered(ANY_KIND);
    await importCardData(steered.db, 'mtg/mtgjson5/ISD.json', 'isd');
    magic = await draftDeck(steered, 'isd', 'isd-draft');
    magicDeck = botDeck(await magic.view(), { Forest: 9, Swamp: 8 });
  });
  afterAll(() => steered?.stop());

  it('offers what a Magic deck can be written for, and nothing that wants ids it does not have', async () => {
    const { exports } = await magic.view();
    expect(exports.map(({ slug }) => slug)).toEqual([
      'text',
      'arena',
      'mtgo',
      'mtgo-text',
      'cockatrice',
      'cockatrice-text',
      'forge',
      'xmage',
      'tts',
      'csv',
      'json',
      'collector-numbers',
    ]);
    expect(exports.every(({ blurb }) => blurb.length > 20)).toBe(true);
  });

  it('is equal as plain text, MTGO text and Cockatrice text', async () => {
    for (const slug of ['text', 'mtgo-text', 'cockatrice-text']) {
      const { file } = await proved(magic, magicDeck, slug);
      expect(file.warnings).toEqual([]);
      expect(file.text).toContain('\nSideboard\n');
    }
  });

  it('is equal for Arena, line by line like a real Arena deck', async () => {
    const { file, reading } = await proved(magic, magicDeck, 'arena');
    expect(reading.format).toBe('Arena');
    expect(lineKinds(file.text, ARENA_LINES)).toEqual(['card', 'gap', 'heading']);
    expect(lineKinds(realFile('_decks/arena/testdeck.mtga').trim(), ARENA_LINES)).toEqual(['card', 'gap']);
    expect(file.text).not.toContain(' // ');
  });

  it('is equal as an MTGO file of the structure of a real one', async () => {
    const { file, view } = await proved(magic, magicDeck, 'mtgo');
    expect(elementShapes(file.text)).toEqual(elementShapes(realFile('_decks/mtgo-dek/sample.dek')));
    const total = [...file.text.matchAll(/Quantity="(\d+)"/g)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
    expect(total).toBe(view.pool.length + 17);
    expect(file.text).not.toContain('CatID=""');
  });

  it('is equal as a Cockatrice file that its published schema accepts', async () => {
    const { file } = await proved(magic, magicDeck, 'cockatrice');
    await expectCockatrice(file.text);
  });

  it('is equal as a Forge deck of the lines of a real one', async () => {
    const { file } = await proved(magic, magicDeck, 'forge');
    const real = lineKinds(realFile('_decks/forge-dck/Comeback.dck'), FORGE_LINES);
    expect(real.filter((kind) => kind.startsWith('UNKNOWN'))).toEqual([]);
    expect(lineKinds(file.text, FORGE_LINES)).toEqual(['card', 'entry', 'gap', 'section']);
  });

  it('is equal as an XMage deck of the lines of a real one', async () => {
    const { file } = await proved(magic, magicDeck, 'xmage');
    expect(lineKinds(realFile('_decks/xmage-dck/testdeck.dck'), XMAGE_LINES)).toEqual([
      'card',
      'gap',
      'layout',
    ]);
    expect(lineKinds(file.text, XMAGE_LINES)).toEqual(['card', 'gap', 'name']);
  });

  it('is equal as CSV, JSON and collector numbers', async () => {
    const { file: csv, view } = await proved(magic, magicDeck, 'csv');
    const rows: Record<string, string>[] = parse(csv.text, { columns: true });
    expect(rows.reduce((sum, { Count }) => sum + Number(Count), 0)).toBe(view.pool.length + 17);
    const { file: json } = await proved(magic, magicDeck, 'json');
    expect(JSON.parse(json.text)).toMatchObject({
      format: 'passleft-deck',
      version: 1,
      name: 'Moon and Ink',
    });
    await proved(magic, magicDeck, 'collector-numbers');
  });

  it('stays the very same, card by card, when its own list is read into it', async () => {
    const view = await magic.save('Kept', magicDeck);
    for (const slug of ['text', 'arena', 'json']) {
      const { contents } = await magic.readBack((await magic.exported(slug)).text);
      const sorted = (kept: DeckContents) =>
        Object.fromEntries(Object.entries(kept.buckets).map(([key, ids]) => [key, [...ids].sort()]));
      expect(sorted(contents)).toEqual(sorted(view.contents));
      expect(contents.free).toEqual(view.contents.free);
    }
  });

  it('gives free cards to the main deck and drafted ones of that name to the sideboard', async () => {
    const { contents } = await magic.readBack('3 Forest\n4 Swamp\n');
    expect(contents.free).toMatchObject({ Swamp: expect.any(Number) });
    expect(contents.buckets.main?.length ?? 0).toBeLessThan(8);
    const { status, problem } = await magic.refusedList('Deck\n3 Forest\n\nSideboard\n60 Swamp\n');
    expect(status).toBe(422);
    expect(problem.errors?.list?.[0]).toContain('“Swamp” is free in the main deck alone');
  });
});

async function expectCockatrice(xml: string) {
  const schema = realFile('_schemas/cockatrice/deck.xsd');
  const { valid, errors } = await validateXML({
    xml: { fileName: 'deck.cod', contents: xml },
    schema: { fileName: 'deck.xsd', contents: schema },
  });
  expect(errors.map(({ message }) => message)).toEqual([]);
  expect(valid).toBe(true);
}

describe.skipIf(!hasData)('decks of other games, exported and read back', () => {
  let steered: Steered;

  beforeAll(async () => {
    steered = await startSteered(ANY_KIND);
  });
  afterAll(() => steered?.stop());

  it('is equal for a set with split cards, which each program names in its own way', async () => {
    await importCardData(steered.db, 'mtg/mtgjson5/APC.json', 'apc');
    const deck = await draftDeck(steered, 'apc', 'apc-draft');
    const view = await deck.view();
    const contents = botDeck(view, {});
    for (const slug of ['text', 'arena', 'mtgo', 'mtgo-text', 'cockatrice', 'forge', 'xmage', 'csv'])
      await roundTrip(deck, contents, slug);
  });

  it('is equal as a saved object of Tabletop Simulator, of the structure of a real one', async () => {
    const file = 'lorcana/retail_sets/shimmering_skies.draftmancer.txt';
    await importCardData(steered.db, file, 'lorcana');
    const [template] = await steered.db.query<{ slug: string }>(
      "select t.slug from draft_template t join game g on g.id = t.game_id where g.slug = 'lorcana'",
    );
    const deck = await draftDeck(steered, 'lorcana', template?.slug ?? '');
    const contents = botDeck(await deck.view(), {});
    const { file: exported, view } = await proved(deck, contents, 'tts');
    expect(exported.warnings).toEqual([]);
    const saved = JSON.parse(exported.text) as SavedObject;
    const real = JSON.parse(
      realFile('lorcana/dreamborn_export_examples/creatalis-cube-dreamborn-TTS-export.json'),
    ) as SavedObject;
    expect(lackingFrom(shapeOf(real), shapeOf(saved))).toEqual([]);
    for (const pile of saved.ObjectStates) expectPile(pile);
    const cards = saved.ObjectStates.flatMap(({ ContainedObjects }) => ContainedObjects);
    expect(cards.map(({ Nickname }) => Nickname).sort()).toEqual(
      view.pool.map(({ card }) => view.faces[card]?.name ?? '').sort(),
    );
    for (const slug of ['text', 'cockatrice', 'csv', 'json']) await roundTrip(deck, contents, slug);
    await deck.save('Zones', contents);
    await expectCockatrice((await deck.exported('cockatrice')).text);
  });

  it('is equal as YDK and as its link, for a game of sixty cards with passcodes', async () => {
    const deck = await draftDeck(steered, 'duel', await importPasscodeGame(steered.db));
    const view = await deck.view();
    const contents = withExtraBucket(botDeck(view, {}), view, 'extra', 'Fusion Monster');
    expect(contents.buckets.extra?.length).toBeGreaterThan(0);
    const { file: ydk } = await proved(deck, contents, 'ydk');
    const { file: ydke } = await proved(deck, contents, 'ydke');
    expect(lineKinds(ydk.text, YDK_LINES)).toEqual(['card', 'creator', 'gap', 'section']);
    const real = realFile('_decks/ydk/snake-eye.ydk');
    expect(lineKinds(real, YDK_LINES)).toEqual(['card', 'creator', 'gap', 'section']);
    expect(codesOfLink(ydke.text)).toEqual(codesOfFile(ydk.text));
    const realLink = realFile('_decks/ydk/snake-eye.ydke.txt').replace(/\s/g, '');
    expect(codesOfLink(realLink)).toEqual(codesOfFile(real));
    expect((await deck.view()).exports.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['ydk', 'ydke', 'text']),
    );
    const { problem } = await deck.refusedList(real);
    expect(problem.errors?.list?.length).toBeGreaterThan(5);
  });

  it('is equal as SWUDB JSON, for a game with leaders and bases', async () => {
    const deck = await draftDeck(steered, 'leaders', await importLeaderGame(steered.db));
    const view = await deck.view();
    const started = botDeck(view, {});
    const [leader = ''] = idsOfType(view, 'Leader');
    const [base = ''] = idsOfType(view, 'Base');
    const contents = moved(moved(started, leader, 'leader'), base, 'base');
    const { file } = await proved(deck, contents, 'swudb');
    expect(JSON.parse(file.text)).toMatchObject({
      metadata: { name: 'Moon and Ink', author: expect.any(String) },
      leader: { id: expect.stringMatching(/^TRP_\d{3}$/), count: 1 },
      base: { id: expect.stringMatching(/^TRP_\d{3}$/), count: 1 },
    });
    await deck.save('Four buckets', contents);
    expect((await deck.exported('arena')).warnings.join(' ')).toMatch(/no place for 1 card of Leader/);
    for (const slug of ['text', 'csv', 'json', 'cockatrice', 'tts']) await roundTrip(deck, contents, slug);
    await deck.save('Four buckets', contents);
    await expectCockatrice((await deck.exported('cockatrice')).text);
  });

  it('was done for every target that is shipped', () => {
    expect([...done].sort()).toEqual(shippedExports.map(({ slug }) => slug).sort());
  });
});
