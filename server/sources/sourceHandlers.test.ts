import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCardList } from '#contract/cardLists/readCardList.ts';
import { NO_ANSWERS } from '#contract/lists/ownList.ts';
import type { SourceList } from '#contract/sources/sources.ts';
import { CARD_DATA, hasCardData } from '#tests/harness/cardData.ts';
import { PUSH_CERTIFICATE_FILE } from '#tests/harness/pushService/pushService.ts';
import {
  collectionOf,
  cubeOf,
  json,
  type SourceStand,
  standSource,
} from '#tests/harness/sources/sourceStand.ts';
import { openWholeServer, TestBrowser, type TestServer, testSettings } from '#tests/support/testServer.ts';
import { readOwnList } from '../lists/readOwnList.ts';
import { cubeOf as cubeOfAnswer, listOfCube } from './cubes.ts';

const SHAPE = 'shapes/CubeCobra-cube-api-cubeJSON-ID.json';

let server: TestServer;
let stand: SourceStand;
let ana: TestBrowser;
let admin: TestBrowser;

async function register(handle: string) {
  const browser = new TestBrowser(server.app);
  const email = `${handle}@example.org`;
  await browser.enter('/api/auth/register', {
    handle,
    email,
    password: 'kites over the harbour',
    acceptTerms: true,
  });
  return browser;
}

beforeAll(async () => {
  stand = await standSource();
  const settings = testSettings({
    DEMO_MODE: '1',
    SOURCES: `cubecobra=${stand.origin},scryfall=${stand.origin}`,
    PUSH_LOOPBACK_CERTIFICATE: PUSH_CERTIFICATE_FILE,
  });
  server = await openWholeServer('server', { settings });
  ana = await register('ana');
  admin = await register('vera');
  await server.db.query("update member set roles = array['Admin'] where handle = 'vera'");
});
afterAll(async () => {
  await server?.close();
  await stand?.stop();
});
beforeEach(async () => {
  stand.asked.length = 0;
  await server.db.query('delete from rate_limit');
});

const fetchCube = async (browser: TestBrowser, link: string) => {
  // Nobody waits for their turn here.
  await server.db.query('delete from source_turn');
  const answer = await browser.send('POST', '/api/cubes', { link });
  return [answer.statusCode, answer.json()] as const;
};

describe('a cube by its link', () => {
  it('becomes a list that the reader of lists takes, with sets, numbers and finishes', async () => {
    stand.answers['/cube/api/cubeJSON/paper'] = json(cubeOf(40));
    const [status, cube] = await fetchCube(ana, 'https://cubecobra.com/cube/list/paper');
    expect([status, cube.name, cube.cards, cube.leftOut]).toEqual([200, 'Paper cube', 40, 1]);
    const read = readCardList(cube.text, []);
    expect(read.entries).toHaveLength(40);
    expect(read.entries[0]).toMatchObject({
      name: 'Kite 0',
      set: 'KIT',
      number: '1',
      finish: 'foil',
      count: 1,
    });
    expect(read.entries[39]).toMatchObject({ name: 'Kite 39', number: '40', finish: null });
  });

  it('says how many cards came in and went out since the member saved it', async () => {
    const link = 'https://cubecobra.com/cube/overview/moving';
    const cube = cubeOf(40);
    stand.answers['/cube/api/cubeJSON/moving'] = json(cube);
    const [, first] = await fetchCube(ana, link);
    expect(first.changed).toBeNull();
    const list = { text: first.text, fileName: null, answers: NO_ANSWERS, name: 'Moving', link };
    expect((await ana.send('POST', '/api/lists', list)).statusCode).toBe(200);
    const [, same] = await fetchCube(ana, 'moving');
    expect(same.changed).toBeNull();
    const [, ...kept] = cubeOf(43).cards.mainboard;
    stand.answers['/cube/api/cubeJSON/moving'] = json({ ...cube, cards: { mainboard: kept } });
    await server.db.query('delete from source_answer');
    const [, changed] = await fetchCube(ana, 'https://cubecobra.com/c/moving');
    expect(changed.changed).toEqual({ in: 3, out: 1 });
    expect((await fetchCube(admin, 'moving'))[1].changed).toBeNull();
  });

  it('brings what the cube says of cards that no game here has', async () => {
    const details = {
      ...{ name: 'Otter of Paper', set: 'xaa', collector_number: '7', rarity: 'rare' },
      ...{ type: 'Creature — Otter', oracle_text: 'When this arrives, draw a card.', colors: ['W'] },
      ...{
        parsed_cost: ['w', '1'],
        power: '2',
        toughness: '3',
        image_normal: 'https://pics.example.org/7.jpg',
      },
    };
    const cube = cubeOf(50);
    stand.answers['/cube/api/cubeJSON/otters'] = json({
      ...cube,
      cards: { mainboard: [{ finish: 'Foil', details }, ...cube.cards.mainboard] },
    });
    const [status, fetched] = await fetchCube(admin, 'otters');
    expect(status).toBe(200);
    const list = { text: fetched.text, fileName: null, answers: NO_ANSWERS };
    const read = await readOwnList(server.db, list, { isGuest: false, isVerified: false, roles: [] });
    expect(read.cards).toHaveLength(51);
    const { image, ...face } = read.cards.find(({ name }) => name === 'Otter of Paper')!;
    expect(face).toMatchObject({
      ...{ cost: 2, costText: '{1}{W}', lanes: ['white'], rarity: 'rare', stats: '2/3' },
      ...{ typeLine: 'Creature — Otter', rules: 'When this arrives, draw a card.' },
    });
    expect(image, 'no Admin has allowed its host').toBeNull();
    await server.db.query("insert into image_host (host, added_at) values ('pics.example.org', now())");
    const shown = await readOwnList(server.db, list, { isGuest: false, isVerified: false, roles: [] });
    expect(shown.cards.find(({ name }) => name === 'Otter of Paper')?.image).toBe(details.image_normal);
  });

  it('asks Scryfall for faces of what the cube does not describe, 75 at once, where an Admin allows it', async () => {
    const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
    const mainboard = Array.from({ length: 80 }, (_, at) => ({
      details: { name: `Plain ${at}`, set: 'xaa', collector_number: String(at), scryfall_id: idOf(at) },
    }));
    stand.answers['/cube/api/cubeJSON/bare'] = json({ name: 'Bare', cards: { mainboard } });
    const questions: number[] = [];
    const cards = mainboard.slice(1).map((_, at) => ({
      ...{ id: idOf(at + 1), name: `Plain ${at + 1}`, mana_cost: '{2}{G}', colors: ['G'] },
      ...{ type_line: 'Creature — Elk', oracle_text: 'Trample', power: '3', toughness: '3' },
      image_uris: { normal: 'https://cards.scryfall.io/normal/front/1.jpg' },
    }));
    stand.answers['/cards/collection'] = collectionOf(cards, questions);
    expect((await fetchCube(admin, 'bare'))[1].text).not.toContain('[CustomCards]');
    expect(questions).toEqual([]);
    await admin.send('PUT', '/api/admin/sources/scryfall', { isOn: true });
    const [, fetched] = await fetchCube(admin, 'bare');
    await admin.send('PUT', '/api/admin/sources/scryfall', { isOn: false });
    expect(questions).toEqual([75, 5]);
    const list = { text: fetched.text, fileName: null, answers: NO_ANSWERS };
    const read = await readOwnList(server.db, list, { isGuest: false, isVerified: false, roles: [] });
    const faces = read.cards.filter(({ rules }) => rules === 'Trample');
    expect([read.cards.length, faces.length, faces[0]?.stats, faces[0]?.lanes]).toEqual([
      80,
      79,
      '3/3',
      ['green'],
    ]);
  });

  it('stays as it is where Scryfall does not answer', async () => {
    const details = { name: 'Lone elk', scryfall_id: '00000000-0000-4000-8000-000000000999' };
    stand.answers['/cube/api/cubeJSON/lone'] = json({ name: 'Lone', cards: { mainboard: [{ details }] } });
    stand.answers['/cards/collection'] = (_, response) => void response.writeHead(500).end();
    await admin.send('PUT', '/api/admin/sources/scryfall', { isOn: true });
    const [status, fetched] = await fetchCube(admin, 'lone');
    await admin.send('PUT', '/api/admin/sources/scryfall', { isOn: false });
    expect([status, fetched.text]).toEqual([200, '1 Lone elk']);
  });

  it('is fetched once a day, however many ask', async () => {
    stand.answers['/cube/api/cubeJSON/shared'] = json(cubeOf(3));
    for (const browser of [ana, admin, ana]) expect((await fetchCube(browser, 'shared'))[0]).toBe(200);
    expect(stand.asked.map(({ path }) => path)).toEqual(['/cube/api/cubeJSON/shared']);
  });

  it.each([
    ['https://example.org/cube/list/paper', 404, 'cubeUnknown'],
    ['https://127.0.0.1/cube/list/paper', 404, 'cubeUnknown'],
    ['nowhere', 404, 'cubeUnknown'],
    ['page', 502, 'sourceChanged'],
    ['elsewhere', 502, 'sourceChanged'],
    ['nocube', 502, 'sourceChanged'],
    ['broken', 503, 'sourceAway'],
    ['huge', 422, 'cubeTooLarge'],
  ])('is refused in a sentence: %s', async (link, status, code) => {
    stand.answers['/cube/api/cubeJSON/page'] = (_, response) => void response.end('<html>');
    stand.answers['/cube/api/cubeJSON/elsewhere'] = (_, response) =>
      void response.writeHead(302, { location: 'https://example.org/' }).end();
    stand.answers['/cube/api/cubeJSON/nocube'] = json({ cubes: [] });
    stand.answers['/cube/api/cubeJSON/broken'] = (_, response) => void response.writeHead(500).end();
    stand.answers['/cube/api/cubeJSON/huge'] = json(cubeOf(20_000));
    const [seen, problem] = await fetchCube(ana, link);
    expect([seen, problem.code]).toEqual([status, code]);
    expect(problem.message).toMatch(/^[A-Z].+\.$/);
  });

  it('is fetched ten times a day by a member, and cubes that are kept do not count', async () => {
    for (let at = 0; at < 11; at++) stand.answers[`/cube/api/cubeJSON/daily${at}`] = json(cubeOf(1));
    for (let at = 0; at < 10; at++) expect((await fetchCube(ana, `daily${at}`))[0]).toBe(200);
    expect((await fetchCube(ana, 'daily3'))[0]).toBe(200);
    expect((await fetchCube(ana, 'daily10'))[0]).toBe(429);
    expect((await fetchCube(admin, 'daily10'))[0]).toBe(200);
  });

  it('is nothing for guests', async () => {
    const guest = new TestBrowser(server.app);
    await guest.enter('/api/auth/guest');
    expect((await fetchCube(guest, 'paper'))[0]).toBe(403);
    expect(stand.asked).toEqual([]);
  });

  it.skipIf(!hasCardData(SHAPE, 'a cube of CubeCobra as a list'))(
    'has a line for each copy of the public shape',
    async () => {
      const cube: unknown = JSON.parse(await readFile(`${CARD_DATA}/${SHAPE}`, 'utf8'));
      const answered = cubeOfAnswer(cube);
      const list = listOfCube(answered ?? { name: '', copies: [], leftOut: 0 }, []);
      expect([list.cards, list.leftOut]).toEqual([40, 3]);
      const read = readCardList(list.text, []);
      expect(read.entries.reduce((sum, { count }) => sum + count, 0)).toBe(40);
      expect(read.entries.some(({ finish }) => finish === 'foil')).toBe(true);
    },
  );
});

describe('the switch of a source', () => {
  it('is an Admin’s alone, stops what is fetched, and is undone from the activity', async () => {
    expect((await ana.send('GET', '/api/admin/sources')).statusCode).toBe(403);
    const before = (await admin.send('GET', '/api/admin/sources')).json();
    const switches = ({ isAllowed, sources }: SourceList) => ({
      isAllowed,
      sources: sources
        .filter(({ id }) => ['cubecobra', 'scryfall'].includes(id))
        .map(({ id, name, homepage, isOn }) => ({ id, name, homepage, isOn })),
    });
    expect(switches(before)).toEqual({
      isAllowed: true,
      sources: [
        { id: 'scryfall', name: 'Scryfall', homepage: 'https://scryfall.com', isOn: false },
        { id: 'cubecobra', name: 'CubeCobra', homepage: 'https://cubecobra.com', isOn: true },
      ],
    });
    const off = await admin.send('PUT', '/api/admin/sources/cubecobra', { isOn: false });
    const { sources }: SourceList = off.json();
    expect(sources.find(({ id }) => id === 'cubecobra')?.isOn).toBe(false);
    expect((await fetchCube(ana, 'paper'))[1].code).toBe('sourceOff');
    expect(stand.asked).toEqual([]);
    const [entry] = await server.db.query<{ id: string; label: string }>(
      'select id, label from activity order by at desc limit 1',
    );
    expect(entry?.label).toBe('turned CubeCobra off');
    expect((await admin.send('PUT', '/api/admin/sources/nowhere', { isOn: true })).statusCode).toBe(404);
    expect((await admin.send('POST', `/api/admin/activity/${entry?.id}/revert`)).statusCode).toBe(200);
    expect((await fetchCube(ana, 'paper'))[0]).toBe(200);
  });
});
