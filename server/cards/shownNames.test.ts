import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { DeckView } from '#contract/decks/decks.ts';
import { type CardFace, ownNameOf } from '#contract/games/faces.ts';
import type { ResultsView } from '#contract/results/results.ts';
import { member } from '#server/app/account/account.testkit.ts';
import { createAudience, type Line } from '#server/hub/audience.ts';
import { canaryGame } from '#tests/harness/canaryGame.ts';
import { granted, type Steered, startSteered, startTable } from '#tests/harness/steered.ts';
import { storePlayedDraft } from '#tests/harness/storedDraft.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import {
  openWholeServer,
  TEST_START_MS,
  type TestBrowser,
  type TestServer,
} from '#tests/support/testServer.ts';
import { storeShippedExports } from '../exports/storeExports.ts';
import { storeBundle } from './games.ts';
import { faceInLanguage } from './shownNames.ts';

const DRAFT = 'in-two-languages';

/** Each card of the canaries' game by another name in German, the last one also by the one of its back. */
const german = (name: string) => name.replace('Bird', 'Vogel');

const faces = (shown: Readonly<Record<number, CardFace>>) => Object.values(shown);

describe('cards are shown by the names of their reader’s language (section 16)', () => {
  let server: TestServer;
  let ana: TestBrowser;
  let anaId: string;

  beforeAll(async () => {
    server = await openWholeServer(ANY_KIND);
    const bundle = canaryGame(60);
    await storeBundle(server.db, bundle, TEST_START_MS);
    await storeShippedExports(server.db);
    const account = await member(server, 'Ana');
    ana = account.browser;
    const [row] = await server.db.query<{ id: string }>(`select id from member where handle = 'Ana'`);
    anaId = row?.id ?? '';
    await storePlayedDraft(server.db, {
      ...{ draftId: DRAFT, gameSlug: 'canary', people: [anaId, 'other'], dealSeed: 1, pickSeed: 1 },
      atMs: TEST_START_MS,
      template: bundle.templates[0] ?? expect.fail('The game of canaries has a template.'),
    });
    // After the draft: what is frozen for it knows nothing of names in other languages.
    await server.db.query(
      `update card set record = jsonb_set(record, '{names}', jsonb_build_object('de', replace(name, 'Bird', 'Vogel'), 'ja', '鳥'))`,
    );
  });
  afterAll(() => server?.close());

  const inLanguage = async <View>(language: string, address: string, others: Record<string, string> = {}) => {
    for (const [name, value] of Object.entries({ language, 'card-names': '', ...others }))
      ana.cookies.set(name, value);
    const reply = await ana.send('GET', address);
    expect(reply.statusCode).toBe(200);
    return reply.json<View>();
  };
  const results = (language: string, others?: Record<string, string>) =>
    inLanguage<ResultsView>(language, `/api/drafts/${DRAFT}/results`, others);

  it('in results, where an English reader sees those of the data', async () => {
    const [en, de] = [await results('en'), await results('de')];
    const own = faces(en.faces).map(({ name }) => name);
    expect(own.length).toBeGreaterThan(10);
    expect(own.every((name) => name.startsWith('Bird '))).toBe(true);
    expect(faces(en.faces).some((face) => 'ownName' in face || 'otherNames' in face)).toBe(false);
    expect(faces(de.faces).map(({ name }) => name)).toEqual(own.map(german));
    expect(faces(de.faces).map(ownNameOf)).toEqual(own);
  });

  it('in those of the data where the reader chose these', async () => {
    const { faces: shown } = await results('de', { 'card-names': 'own' });
    expect(faces(shown).every(({ name }) => name.startsWith('Bird '))).toBe(true);
  });

  it('in the deck, whose cards are searched in all languages, and not in what is exported of it', async () => {
    const address = `/api/drafts/${DRAFT}/decks/${anaId}`;
    const deck = await inLanguage<DeckView>('de', address);
    const [first] = faces(deck.faces);
    expect(first).toMatchObject({
      name: expect.stringMatching(/^Vogel /),
      ownName: expect.stringMatching(/^Bird /),
      otherNames: expect.arrayContaining(['鳥']),
    });
    const files = await Promise.all(
      deck.exports.map(async ({ slug }) => (await ana.send('GET', `${address}/exports/${slug}`)).body),
    );
    expect(files.filter((body) => body.includes('Bird ')).length).toBeGreaterThan(3);
    expect(files.filter((body) => body.includes('Vogel'))).toEqual([]);
  });

  it('and a list is read into the deck by any of them', async () => {
    const deck = await inLanguage<DeckView>('en', `/api/drafts/${DRAFT}/decks/${anaId}`);
    const names = deck.pool.map(({ card }) => german(deck.faces[card]?.name ?? ''));
    const read = await ana.send('POST', `/api/drafts/${DRAFT}/decks/${anaId}/lists`, {
      text: names.map((name) => `1 ${name}`).join('\n'),
    });
    expect([read.statusCode, read.json().unnamed]).toEqual([200, 0]);
  });
});

describe('cards of a running draft (section 16)', () => {
  let steered: Steered;
  beforeAll(async () => {
    steered = await startSteered(ANY_KIND);
  });
  afterAll(() => steered?.stop());

  it('are named by the language of each line, and cost a reader of the data’s own language no byte', async () => {
    await steered.db.query(
      `update card set record = jsonb_set(record, '{names}', jsonb_build_object('de', 'Karte ' || name))`,
    );
    // A catalogue that no other test of this process has read names for, a moment ago, and found none.
    await steered.db.query(
      `update game set definition = jsonb_set(definition, '{name}', '"Canary of many names"')`,
    );
    const table = await startTable(steered, 2, { clock: 'none' });
    const { tables } = steered.server();
    const audience = createAudience({
      ...{ db: steered.db, tables, needsSecondFactor: false, now: () => steered.clock.nowMs },
      onFault: (fault) => expect.fail(String(fault)),
    });
    onTestFinished(() => audience.stop());
    const openAs = async (language: Line['language'], seat: number) => {
      const memberId = table.people[seat]?.userId ?? '';
      const line: Line = { id: `${language} ${seat}`, memberId, locale: 'en', language, send: () => {} };
      const { room } = granted(await audience.open(line, table.draftId, null));
      return JSON.stringify(room?.faces);
    };
    const own = await openAs('en', 0);
    expect(await openAs('de', 0)).toContain('"name":"Karte ');
    expect(await openAs('de', 1)).toContain('"ownName":');
    expect([await openAs('en', 0), await openAs('fr', 0), await openAs(null, 0)]).toEqual([own, own, own]);
    expect(own).not.toMatch(/Karte|ownName|otherNames/);
  });
});

describe('a face in a language', () => {
  const side = (name: string) => ({ name, typeLine: '', rules: '', stats: null, image: null });
  const face = { card: 1, name: 'Fire // Ice', sides: [side('Fire'), side('Ice')] } as unknown as CardFace;

  it('names its sides too, and is the same object where nothing is another', () => {
    const shown = faceInLanguage(face, { es: 'Fuego // Hielo' }, 'es');
    expect([shown.name, shown.ownName, shown.sides.map(({ name }) => name)]).toEqual([
      'Fuego // Hielo',
      'Fire // Ice',
      ['Fuego', 'Hielo'],
    ]);
    for (const language of ['en', 'de', null] as const)
      expect(faceInLanguage(face, { es: 'Fuego // Hielo' }, language)).toBe(face);
    expect(faceInLanguage(face, undefined, 'es')).toBe(face);
  });
});
