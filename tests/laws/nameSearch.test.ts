import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameSearch } from '#contract/cardLists/searchNames.ts';
import { LEAST_DRAFTS } from '#contract/results/cardFigures.ts';
import type { CardView } from '#contract/room/room.ts';
import { instanceId } from '#engine/core/cards.ts';
import type { AdminTable } from '#server/admin/adminTable.ts';
import { readTablePage } from '#server/admin/tableQuery.ts';
import { cardsTable } from '#server/admin/tables/cards.ts';
import { pickOrderTable } from '#server/admin/tables/pickOrder.ts';
import { printingsTable } from '#server/admin/tables/printings.ts';
import { storeBundle } from '#server/cards/games.ts';
import type { Database } from '#server/db/open.ts';
import { readMyTables } from '#server/drafts/tableRows.ts';
import { readGameFigures } from '#server/results/gameFigures.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { isHit, parseQuery } from '../../src/ui/features/deck-builder/cardQuery.ts';
import { testFace, testLook } from '../../src/ui/features/deck-builder/testCards.testkit.ts';
import { groupCards } from '../../src/ui/features/draft-room/boards/pieces/groupCards.ts';
import { groupTable, WHOLE_TABLE } from '../../src/ui/features/draft-room/boards/rotisserie/openTable.ts';
import { canaryGame } from '../harness/canaryGame.ts';
import { storePlayedDraft } from '../harness/storedDraft.ts';

/** What people type, and the one card that every search must find by it. */
const TYPED: readonly (readonly [typed: string, name: string])[] = [
  ['jotun', 'Jötun Grunt'],
  ['JÖTUN', 'Jo\u0308tun Owl Keeper'],
  ['aether vial', 'Æther Vial'],
  ['Æther Sting', 'Aether Sting'],
  ['lim-duls', 'Lim-Dûl’s Vault'],
  ["lim-dul's", 'Lim-Dûl’s Vault'],
  ['lim‑dûl`s', 'Lim-Dûl’s Vault'],
  ['Fire // Ice', 'Fire // Ice'],
  ['fire/ice', 'Fire // Ice'],
  ['wax & wane', 'Wax/Wane'],
  ['fate ／ fortune', 'Fate /// Fortune'],
  ['r&d', 'R & D Assistant'],
  ['urza’s saga', "Urza's Saga"],
  ['urzas saga', "Urza's Saga"],
  ['Ｌｏｔｕｓ', 'Black Lotus'],
  ['lotus', 'Black Lotus'],
  ['find', 'Magniﬁcent ﬁnd'],
  ['strasse', 'Lange Straße'],
  ['lodz', 'Łódź Baker'],
  ['smorrebrod', 'Smørrebrød'],
  ['thorn', 'Þorn of Ages'],
  ['tarmo\u200bgoyf', 'Tarmogoyf'],
  ['storm−crow', 'Storm–Crow'],
  ['wait..', 'Wait . . . What'],
  ['ポケモン', 'ﾎﾟｹﾓﾝ'],
  ['schwarzer lotus', 'Black Lotus'],
  ['ロータス', 'Black Lotus'],
  ['l’aube', 'Duel at Dawn'],
  ['strasse am', 'Duel at Dawn'],
];
/** What cards are called in other languages (section 16). */
const IN_LANGUAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Black Lotus': { de: 'Schwarzer Lotus', ja: 'ブラック・ロータス' },
  'Duel at Dawn': { fr: 'Duel à l‘aube', de: 'Duell // Straße am Morgen' },
};
const otherNamesOf = (name: string): string[] => Object.values(IN_LANGUAGES[name] ?? {});
/** Every name once, as well as cards that no typed text means. */
const NAMES: readonly string[] = [...new Set(TYPED.map(([, name]) => name)), 'Vault', 'Ice Cave', 'Duel'];

type Search = (typed: string) => Promise<readonly string[]> | readonly string[];

const FACES = NAMES.map((name, card) => testFace(name, { card, otherNames: otherNamesOf(name) }));
const VIEWS: readonly CardView[] = FACES.map(({ card }) => ({
  id: instanceId(String(card)),
  card,
  finish: 'plain',
}));
const FACES_BY_CARD = Object.fromEntries(FACES.map((face) => [face.card, face]));
const namesOf = (cards: readonly CardView[]) => cards.map(({ card }) => NAMES[card] ?? '');

const byQuery = (query: string) =>
  FACES.filter((face) => isHit(face, parseQuery(query, testLook), testLook)).map(({ name }) => name);

const ME = 'law-member';
let db: Database;

const grid =
  (table: AdminTable, key: string): Search =>
  async (typed) => {
    const { rows } = await readTablePage(db, table, { search: typed, page: 1, pageRows: 100 });
    return rows.map((row) => String(row[key]));
  };

async function inGameFigures(typed: string) {
  const reply = await readGameFigures(db, 'canary', { q: typed, sort: 'name', order: 'up', page: 1 });
  return reply.ok ? reply.value.figures.map(({ name }) => name) : [];
}

async function inMyDrafts(typed: string) {
  const wish = { memberId: ME, search: typed, game: null, group: 'all', offset: 0, limit: 100 } as const;
  const { rows } = await readMyTables(db, wish, (_, fault) => {
    throw fault;
  });
  return rows.map(({ draftId }) => NAMES[Number(draftId.slice('pool-'.length))] ?? draftId);
}

/** Every place where typed text is looked for in names of cards. */
const SEARCHES: Readonly<Record<string, Search>> = {
  'the deck builder': byQuery,
  'the deck builder, by name': (typed) => byQuery(`n:"${typed}"`),
  'the table of a rotisserie draft': (typed) =>
    groupTable(
      { cards: VIEWS, takers: new Map(), faces: FACES_BY_CARD, look: testLook },
      { ...WHOLE_TABLE, query: typed },
    ).flatMap(({ cards }) => namesOf(cards)),
  'the pile of a team sealed draft': (typed) =>
    groupCards({ cards: VIEWS, faces: FACES_BY_CARD, look: testLook }, typed, 'lane').flatMap(({ cards }) =>
      namesOf(cards),
    ),
  'the card pickers of the pack bench': (typed) =>
    nameSearch(NAMES, (name) => [name, ...otherNamesOf(name)])(typed),
  'the Cards grid': grid(cardsTable, 'name'),
  'the Printings grid': grid(printingsTable, 'name'),
  'the Pick order grid': grid(pickOrderTable, 'card'),
  'the figures of a game’s cards': inGameFigures,
  'My drafts, by the cards of a pool': inMyDrafts,
};

async function fillDatabase() {
  const atMs = Date.UTC(2026, 10, 21);
  const bundle = canaryGame(NAMES.length + 40);
  await storeBundle(db, bundle, atMs);
  await storePlayedDraft(db, {
    ...{ draftId: 'first', gameSlug: 'canary', people: [ME, 'law-other'], dealSeed: 1, pickSeed: 1, atMs },
    template: bundle.templates[0] ?? expect.fail('The game of canaries has a template.'),
  });
  await db.query(
    `with placed as (select id, row_number() over (order by name) as place from card)
     update card set name = named.name
     from placed join unnest($1::text[]) with ordinality as named(name, place) using (place) where card.id = placed.id`,
    [NAMES],
  );
  await db.query(
    `update card set record = jsonb_set(record, '{names}', named.value) from jsonb_each($1::jsonb) as named where card.name = named.key`,
    [JSON.stringify(IN_LANGUAGES)],
  );
  await db.query(
    `insert into card_figure (game_id, card_id, drafts, met, taken, returns, wheels)
     select game_id, id, ${LEAST_DRAFTS}, 1, '{}', 0, 0 from card where name = any($1)`,
    [NAMES],
  );
  await db.query(
    `with copied as (
       insert into draft (id, code, game_id, name, status, host_id, settings, template, seed, seed_hash, seats, is_solo, created_at)
       select 'pool-' || place - 1, 'pool-' || place - 1, game_id, 'Copied', status, host_id, settings, template, seed, seed_hash,
         seats, is_solo, created_at from draft, generate_series(1, $1) as place returning id)
     insert into seat (draft_id, seat, kind, member_id) select copied.id, seat, kind, member_id from copied, seat`,
    [NAMES.length],
  );
  await db.query(
    `insert into seat_pool (draft_id, member_id, cards, names)
     select 'pool-' || place - 1, $2, '[]', E'Bird\\n' || name || E'\\nPlain Card'
     from unnest($1::text[]) with ordinality as named(name, place)`,
    [NAMES.map((name) => [name, ...otherNamesOf(name)].join('\n')), ME],
  );
}

describe('typed text finds a card by its name however either is spelled', () => {
  beforeAll(async () => {
    db = await openTestDatabase(ANY_KIND);
    await fillDatabase();
  });
  afterAll(() => db.close());

  it.each(Object.keys(SEARCHES))('in %s', async (place) => {
    const search = SEARCHES[place] ?? expect.fail(place);
    const found = await Promise.all(TYPED.map(async ([typed]) => [typed, await search(typed)] as const));
    const missed = found.filter(([typed, names]) => {
      const wanted = TYPED.filter(([text]) => text === typed).map(([, name]) => name);
      return !wanted.every((name) => names.includes(name)) || names.length === NAMES.length;
    });
    expect(missed).toEqual([]);
    expect(await search('no such name')).toEqual([]);
  });

  it('and no code looks for text in a name in small letters alone', () => {
    const ownFolding = /toLowerCase\(\)\.includes\(|card_name ilike|\.names ilike/;
    const files = ['contract', 'server', 'src'].flatMap((area) =>
      readdirSync(area, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
        .map((file) => `${area}/${file}`),
    );
    expect(files.length).toBeGreaterThan(1000);
    expect(files.filter((file) => ownFolding.test(readFileSync(file, 'utf8')))).toEqual([
      // Looks into the words of paths.
      'src/ui/features/test-bench/paths/PathList.tsx',
    ]);
  });
});
