import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportView } from '#contract/admin/imports.ts';
import type { SourceSets } from '#contract/sources/sources.ts';
import { PUSH_CERTIFICATE_FILE } from '#tests/harness/pushService/pushService.ts';
import { answerAsMtgjson, type PaperSet } from '#tests/harness/sources/paperSets.ts';
import { type SourceStand, standSource } from '#tests/harness/sources/sourceStand.ts';
import { openWholeServer, TestBrowser, type TestServer, testSettings } from '#tests/support/testServer.ts';

const SETS: readonly PaperSet[] = [
  { code: 'KIT', name: 'Kites', releaseDate: '2020-01-10', others: ['BON', 'LOST'] },
  { code: 'BON', name: 'Bonus kites', releaseDate: '2020-01-10', type: 'masterpiece' },
  { code: 'OLD', name: 'Old kites', releaseDate: '2001-05-01' },
  { code: 'NXT', name: 'Next kites', releaseDate: '2999-01-01' },
  { code: 'PRM', name: 'Prize kites', releaseDate: '2020-06-01', type: 'promo' },
];

let server: TestServer;
let stand: SourceStand;
let ana: TestBrowser;
let admin: TestBrowser;
let dataDir: string;

async function register(handle: string) {
  const browser = new TestBrowser(server.app);
  const password = 'kites over the harbour';
  await browser.enter('/api/auth/register', {
    ...{ handle, email: `${handle}@example.org`, password, acceptTerms: true },
  });
  return browser;
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'source-imports-'));
  stand = await standSource();
  const settings = testSettings({
    DEMO_MODE: '1',
    SOURCES: `mtgjson=${stand.origin},cubecobra=${stand.origin}`,
    PUSH_LOOPBACK_CERTIFICATE: PUSH_CERTIFICATE_FILE,
    DATA_DIR: dataDir,
  });
  server = await openWholeServer('server', { settings });
  ana = await register('ana');
  admin = await register('vera');
  await server.db.query("update member set roles = array['Admin'] where handle = 'vera'");
});
afterAll(async () => {
  await server?.close();
  await stand?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  stand.asked.length = 0;
  stand.answers = {};
  answerAsMtgjson(stand, SETS);
  await server.db.query('delete from source_turn');
});

/** Nothing that was fetched is here any more. */
const forget = () => rmSync(join(dataDir, 'sources'), { recursive: true, force: true });

async function setsOf(id = 'mtgjson'): Promise<SourceSets> {
  const answer = await admin.send('POST', `/api/admin/sources/${id}/sets`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const begin = (code: string, id = 'mtgjson') =>
  admin.send('POST', `/api/admin/sources/${id}/imports`, { code });

async function settled(id: string): Promise<ImportView> {
  let view: ImportView = (await admin.send('GET', `/api/admin/imports/${id}`)).json();
  while (['reading', 'storing', 'ready'].includes(view.state))
    view = (await admin.send('GET', `/api/admin/imports/${id}?seen=${view.version}`)).json();
  return view;
}

async function imported(code: string, id = 'mtgjson'): Promise<ImportView> {
  const begun = await begin(code, id);
  expect([begun.statusCode, begun.json()]).toEqual([200, { id: expect.any(String) }]);
  return settled(begun.json().id);
}

const gameIsHere = async () => (await server.db.query("select 1 from game where slug = 'magic'")).length > 0;

describe('sets of a public source', () => {
  it('are an Admin’s to see, newest first, with the newest that is out and drafted [Z19]', async () => {
    expect((await ana.send('POST', '/api/admin/sources/mtgjson/sets')).statusCode).toBe(403);
    expect(stand.asked).toEqual([]);
    const { sets, newest } = await setsOf();
    expect(sets.map(({ code, isDraftable, isHere }) => [code, isDraftable, isHere])).toEqual([
      ['NXT', true, false],
      ['PRM', false, false],
      ['BON', false, false],
      ['KIT', true, false],
      ['OLD', true, false],
    ]);
    expect(newest).toBe('KIT');
    await setsOf();
    expect(stand.asked).toHaveLength(1);
  });

  it.each([
    ['nowhere', 404, /./],
    ['scryfall', 409, /^Scryfall is turned off here\. Turn it on first\.$/],
  ])('of %s are refused', async (id, status, sentence) => {
    const answer = await admin.send('POST', `/api/admin/sources/${id}/sets`);
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(sentence)]);
    expect(stand.asked).toEqual([]);
  });

  it('are told in a sentence where the source answers something else', async () => {
    forget();
    stand.answers['/api/v5/SetList.json'] = (_, response) => void response.end('<html>Soon</html>');
    const answer = await admin.send('POST', '/api/admin/sources/mtgjson/sets');
    expect([answer.statusCode, answer.json().message]).toEqual([
      502,
      'MTGJSON answered with something that this version cannot read.',
    ]);
    answerAsMtgjson(stand, SETS);
    expect((await setsOf()).newest).toBe('KIT');
  });
});

describe('a set of a public source', () => {
  it('is imported by one press, with the sets that its boosters name, its game and its hosts, and undone as a whole', async () => {
    await server.db.query("delete from image_host where host = 'cards.scryfall.io'");
    const view = await imported('newest');
    expect(view).toMatchObject({
      state: 'done',
      fileName: 'MTGJSON: Kites',
      game: { slug: 'magic', name: 'Magic: The Gathering' },
      source: { id: 'mtgjson', sets: ['KIT', 'BON'], missing: ['LOST'], allowed: ['cards.scryfall.io'] },
    });
    expect(view.source?.files.map(({ address }) => address)).toEqual([
      'https://mtgjson.com/api/v5/KIT.json.gz',
      'https://mtgjson.com/api/v5/BON.json.gz',
    ]);
    expect(view.next?.template).not.toBeNull();
    const [pack] = await server.db.query<{ definition: { layouts: { slots: object[] }[] } }>(
      "select definition from pack_definition where slug = 'kit-play'",
    );
    expect(pack?.definition.layouts[0]?.slots).toHaveLength(3);
    const [entry] = await server.db.query<{ label: string }>(
      'select label from activity order by at desc, id limit 1',
    );
    expect(entry?.label).toContain('imported MTGJSON: Kites');
    expect((await setsOf()).sets.find(({ code }) => code === 'KIT')?.isHere).toBe(true);

    expect((await admin.send('POST', `/api/admin/imports/${view.id}/undo`)).json()).toEqual({
      isGameGone: true,
    });
    expect(await gameIsHere()).toBe(false);
    expect(await server.db.query("select 1 from image_host where host = 'cards.scryfall.io'")).toEqual([]);
  });

  it('joins the game that is here already', async () => {
    const one = await imported('OLD');
    const two = await imported('KIT');
    expect(two.game).toEqual({ slug: 'magic', name: 'Magic: The Gathering', isNew: false });
    for (const { id } of [two, one]) await admin.send('POST', `/api/admin/imports/${id}/undo`);
    expect(await gameIsHere()).toBe(false);
  });

  it.each([
    ['has no file of that set', 'NONE', null, 'MTGJSON has no set “NONE”.'],
    ['has no set of an empty name', ' ', null, 'Say what to fetch.'],
  ])('is refused at once where the source %s', async (_, code, __, sentence) => {
    const answer = await begin(code);
    const { message, errors } = answer.json();
    expect(errors ? Object.values(errors).flat()[0] : message).toBe(sentence);
  });

  it.each([
    [
      'is gone',
      (path: string) => delete stand.answers[path],
      'MTGJSON has no such file. It may have been moved or renamed.',
    ],
    ['answers HTML', (path: string) => answer(path, '<html></html>'), /checksum/],
    ['fails', (path: string) => status(path, 503), 'MTGJSON does not answer. Try again later.'],
    [
      'wants rest',
      (path: string) => status(path, 429),
      'MTGJSON asks to be left alone for a while. Try again later.',
    ],
    [
      'leads elsewhere',
      (path: string) => redirect(path, 'https://example.org/'),
      'MTGJSON answered with something that this version cannot read.',
    ],
    [
      'leads to this machine',
      (path: string) => redirect(path, 'https://localhost/'),
      'MTGJSON answered with something that this version cannot read.',
    ],
    [
      'has another checksum',
      (path: string) => answer(`${path}.sha256`, 'f'.repeat(64)),
      'What MTGJSON sent does not match its checksum. Try again later.',
    ],
  ])('is refused in a sentence, and nothing is changed, where it %s', async (_, spoil, sentence) => {
    forget();
    spoil('/api/v5/KIT.json.gz');
    const view = await imported('KIT');
    expect(view.state).toBe('refused');
    expect(view.refusal).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
    expect(await gameIsHere()).toBe(false);
  });

  it('is stopped by discarding its import while it comes, and nothing is left', async () => {
    forget();
    let isClosed = false;
    stand.answers['/api/v5/KIT.json.gz'] = (request, response) => {
      response.write('kites');
      request.socket.once('close', () => {
        isClosed = true;
      });
    };
    const { id } = (await begin('KIT')).json();
    await expect.poll(() => stand.asked.some(({ path }) => path.endsWith('KIT.json.gz'))).toBe(true);
    expect((await admin.send('DELETE', `/api/admin/imports/${id}`)).statusCode).toBe(204);
    await expect.poll(() => isClosed, { timeout: 5000 }).toBe(true);
    expect(await gameIsHere()).toBe(false);
    const [batch] = await server.db.query<{ discarded_at: Date | null }>(
      'select discarded_at from import_batch where id = $1',
      [id],
    );
    expect(batch?.discarded_at).not.toBeNull();
  });

  it('shows how much of it is here', async () => {
    forget();
    let finish = () => {};
    stand.answers['/api/v5/OLD.json.gz'] = (_, response) => {
      response.writeHead(200, { 'content-length': 2000 });
      response.write(Buffer.alloc(1000));
      finish = () => response.destroy();
    };
    const { id } = (await begin('OLD')).json();
    const progress = async () => (await admin.send('GET', `/api/admin/imports/${id}`)).json().progress;
    await expect.poll(progress, { timeout: 5000 }).toEqual({ step: 'fetching', done: 1000, total: 2000 });
    finish();
    expect((await settled(id)).state).toBe('refused');
  });
});

const answer = (path: string, body: string) => {
  stand.answers[path] = (_, response) => void response.end(body);
};
const status = (path: string, code: number) => {
  stand.answers[path] = (_, response) => void response.writeHead(code).end();
};
const redirect = (path: string, location: string) => {
  stand.answers[path] = (_, response) => void response.writeHead(302, { location }).end();
};
