import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeBundle } from '#server/cards/games.ts';
import { canaryGame } from '#tests/harness/canaryGame.ts';
import { openWholeServer, TestBrowser, type TestServer } from '#tests/support/testServer.ts';
import { WRONG_CODES } from '../app/requests/guessedCodes.ts';

const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="Passleft: draft any card game together." />
    <title>Passleft</title>
  </head>
  <body><div id="root"></div></body>
</html>`;
const HOSTILE = "\"><script>alert('x')</script> $& {{x}}";
const OTHER = '198.51.100.9';
/** "Sun 22 Nov, 13:00 UTC" */
const STARTS = (atMs: number) => {
  const [, day, date, month, time] =
    /^(\w+), (\d+) (\w+) \d+ (\d+:\d+)/.exec(new Date(atMs).toUTCString()) ?? [];
  return `${day} ${Number(date)} ${month}, ${time} UTC`;
};

describe('the preview of a link', () => {
  let server: TestServer;
  let webRoot: string;
  let host: TestBrowser;
  let general = '';
  let generalPng: Buffer;

  beforeAll(async () => {
    webRoot = mkdtempSync(join(tmpdir(), 'passleft-previews-'));
    writeFileSync(join(webRoot, 'index.html'), INDEX);
    server = await openWholeServer('server', { webRoot });
    await storeBundle(server.db, canaryGame(90), server.clock.now());
    host = new TestBrowser(server.app);
    const wish = { handle: 'Wren', email: 'w@example.org', password: 'copper kettle 41', acceptTerms: true };
    await host.enter('/api/auth/register', wish);
    await server.db.query(`update member set verified_at = now()`);
    general = (await server.app.inject({ url: '/' })).body;
    generalPng = (await server.app.inject({ url: '/api/og/home.png' })).rawPayload;
  });
  afterAll(async () => {
    await server?.close();
    rmSync(webRoot, { recursive: true });
  });
  beforeEach(async () => {
    await server.db.query('delete from rate_limit');
    await server.db.query(`update draft set status = 'cancelled'`);
    server.clock.nowMs += 3_600_000;
    await host.enter('/api/auth/refresh');
  });

  async function open(settings: object): Promise<{ draftId: string; code: string }> {
    const table = { game: 'canary', template: 'canary-draft', solo: false, settings };
    const made = await host.send('POST', '/api/drafts', table);
    expect(made.statusCode, made.body).toBe(200);
    const { draftId } = made.json();
    return { draftId, code: (await host.send('GET', `/api/drafts/${draftId}`)).json().code };
  }

  const ask = (url: string, remoteAddress = '203.0.113.7') => server.app.inject({ url, remoteAddress });
  const pageOf = async (url: string, from?: string) => (await ask(url, from)).body;
  const contentOf = (html: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];
  const pictureOf = (html: string) => new URL(contentOf(html, 'og:image') ?? '').pathname;
  const pngOf = async (url: string, from?: string) => (await ask(url, from)).rawPayload;

  it('N7: of Home and About names the page, and stands in it once [spec 2.2, 2.3]', async () => {
    expect(general).toContain('<title>Passleft</title>');
    expect(general.match(/<meta name="description"/g)).toHaveLength(1);
    expect(general).toContain('<link rel="canonical" href="http://127.0.0.1:3000/" />');
    expect(pictureOf(general)).toBe('/api/og/home.png');
    expect(contentOf(general, 'twitter:card')).toBe('summary_large_image');
    const about = await pageOf('/about');
    expect(about).toContain('<title>About · Passleft</title>');
    expect(about).toContain('<link rel="canonical" href="http://127.0.0.1:3000/about" />');
  });

  it('of a table tells its name, game, format and seats as a count, and nobody at it', async () => {
    const { code } = await open({ name: 'Friday birds', visibility: 'code', seats: 4 });
    const page = await pageOf(`/?join=${code}`);
    expect(contentOf(page, 'og:title')).toBe('Friday birds');
    expect(page).toContain('<title>Friday birds · Passleft</title>');
    expect(contentOf(page, 'description')).toBe(
      'Canary, booster draft. 3 of 4 seats open. No account needed.',
    );
    expect(contentOf(page, 'og:url')).toBe(`http://127.0.0.1:3000/?join=${code}`);
    expect(page).not.toContain('Wren');
    expect(await pageOf(`/?join=${code.toLowerCase()}`)).toContain('Friday birds');
  });

  it.each([
    ['de', 'Canary, Booster-Draft. 3 von 4 Plätzen frei. Kein Konto nötig.'],
    ['ja', 'Canary、ブースタードラフト。4席中3席が空いています。アカウントは不要です。'],
    ['pt', 'Canary, draft de booster. 3 lugares livres de 4. Não precisa de conta.'],
  ])('is in the language of who asks, and says that it is: %s', async (language, description) => {
    const { code, draftId } = await open({ name: 'Friday birds', visibility: 'open', seats: 4 });
    for (const url of [`/?join=${code}`, `/drafts/${draftId}`]) {
      const reply = await server.app.inject({ url, headers: { 'accept-language': language } });
      expect(contentOf(reply.body, 'description')).toBe(description);
      expect(reply.headers.vary).toContain('accept-language');
      const english = await pngOf(pictureOf(await pageOf(url)));
      const picture = await server.app.inject({ url: pictureOf(reply.body) });
      expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200 });
      // The font of pictures has no Japanese letters.
      expect(picture.rawPayload.equals(english)).toBe(language === 'ja');
      expect(picture.rawPayload.equals(generalPng)).toBe(false);
    }
  });

  it('tells a hostile name as text [Z24]', async () => {
    const { code } = await open({ name: HOSTILE, visibility: 'code', seats: 4 });
    const page = await pageOf(`/?join=${code}`);
    const escaped = '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; $&amp; {{x}}';
    expect(contentOf(page, 'og:title')).toBe(escaped);
    expect(page).toContain(`<title>${escaped} · Passleft</title>`);
    expect(page).not.toContain('<script>alert');
    expect(await sharp(await pngOf(pictureOf(page))).metadata()).toMatchObject({ format: 'png' });
    const { code: turned } = await open({ name: 'a\u202Eb\u200Bc', visibility: 'code', seats: 4 });
    expect(contentOf(await pageOf(`/?join=${turned}`), 'og:title')).toBe('a b c');
  });

  it.each(["Wren's table", 'wren and one bot', 'ＷＲＥＮ'])(
    'of a table that is called %j does not call it so [Z23]',
    async (name) => {
      const { code, draftId } = await open({ name, visibility: 'open', seats: 2 });
      for (const url of [`/?join=${code}`, `/drafts/${draftId}`]) {
        const page = await pageOf(url);
        expect([url, contentOf(page, 'og:title')]).toEqual([url, 'Canary']);
        expect(page.normalize('NFKC').toLowerCase()).not.toContain('wren');
      }
      const plain = await open({ name: 'Canary', visibility: 'code', seats: 2 });
      const drawn = async (one: string) => pngOf(pictureOf(await pageOf(`/?join=${one}`)));
      await server.db.query("update draft set status = 'lobby'");
      expect((await drawn(code)).equals(await drawn(plain.code))).toBe(true);
    },
  );

  it('of an event tells its name, game, places left and start, and nothing once it is over', async () => {
    const startsAtMs = server.clock.nowMs + 86_400_000;
    const settings = { name: 'Cup', visibility: 'code', mostPlayers: 8, startsAtMs };
    const event = { commandId: randomUUID(), game: 'canary', template: 'canary-draft', hostPlays: true };
    const made = await host.send('POST', '/api/events', { ...event, settings });
    const { eventId } = made.json();
    const { code } = (await host.send('GET', `/api/events/${eventId}`)).json();
    const page = await pageOf(`/?event=${code}`);
    expect([contentOf(page, 'og:title'), contentOf(page, 'description')]).toEqual([
      'Cup',
      `Canary, Swiss event. 7 of 8 places left. Starts ${STARTS(startsAtMs)}.`,
    ]);
    expect(page).not.toContain('Wren');
    expect((await pngOf(pictureOf(page))).equals(generalPng)).toBe(false);
    await server.db.query(`update event set settings = settings || '{"name": "Wren’s cup"}'`);
    expect(contentOf(await pageOf(`/?event=${code}`), 'og:title')).toBe('Canary');
    await server.db.query(`update event set state = state || '{"phase": "closed"}', phase = 'closed'`);
    expect(await pageOf(`/?event=${code}`)).toBe(general);
    expect((await pngOf(pictureOf(page))).equals(generalPng)).toBe(true);
  });

  it('of a public table stands at its address; that of any other table is the general one [Z23]', async () => {
    const open_ = await open({ name: 'Open birds', visibility: 'open', seats: 4 });
    const closed = await open({ name: 'Closed birds', visibility: 'code', seats: 4 });
    const page = await ask(`/drafts/${open_.draftId}`);
    expect(contentOf(page.body, 'og:title')).toBe('Open birds');
    expect(page.body).not.toContain(open_.code);
    expect(page.headers['cache-control']).toBe('no-cache');
    for (const url of [`/drafts/${closed.draftId}`, '/drafts/nothing', `/drafts/${open_.draftId}/room`])
      expect(await pageOf(url), url).toBe(general);
    const picture = pictureOf(page.body);
    expect((await pngOf(picture)).equals(generalPng)).toBe(false);
    const private_ = picture.replace(open_.draftId, closed.draftId);
    expect((await pngOf(private_)).equals(generalPng)).toBe(true);
  });

  it('is byte for byte the general one for what is unknown, over, or no link [Z23]', async () => {
    const { code, draftId } = await open({ name: 'Gone birds', visibility: 'code', seats: 4 });
    await server.db.query(`update draft set status = 'finished' where id = $1`, [draftId]);
    const links = [
      `/?join=${code}`,
      '/?join=ZZZZ99',
      '/?join=',
      '/?join=%00',
      `/?join=${'A'.repeat(500)}`,
      '/?event=ZZZZ99',
      '/?result=s.nothing',
      '/?poll=nothing',
      `/?join=${code}&join=${code}`,
      `/?join=${code}&poll=x`,
    ];
    const headers = new Set<string>();
    for (const [at, link] of links.entries()) {
      const reply = await ask(link, `203.0.113.${at + 20}`);
      expect(reply.body, link).toBe(general);
      headers.add(JSON.stringify({ ...reply.headers, 'x-request-id': '', date: '' }));
    }
    expect(headers.size).toBe(1);
    for (const [at, kind] of ['join', 'event', 'result', 'poll', 'table'].entries()) {
      const png = await ask(`/api/og/${kind}/nothing/0.png`, `203.0.113.${at + 40}`);
      expect([png.statusCode, png.rawPayload.equals(generalPng)], kind).toEqual([200, true]);
    }
    expect((await ask('/api/og/nothing.png')).statusCode).toBe(404);
  });

  it('has a picture of 1200 by 630 that follows the seats, whatever else is in its address [C20]', async () => {
    const { code, draftId } = await open({ name: 'Friday birds', visibility: 'code', seats: 4 });
    const before = pictureOf(await pageOf(`/?join=${code}`));
    const first = await ask(before);
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect(first.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const shaped = `${before.replace(/[^/]+\.png$/, 'other.png')}?width=9000&title=Buy`;
    expect((await pngOf(shaped)).equals(first.rawPayload)).toBe(true);
    const guest = (await new TestBrowser(server.app).enter('/api/auth/guest')).json();
    await server.db.query(
      `update seat set kind = 'member', bot_name = null, member_id = $2 where draft_id = $1 and seat = 2`,
      [draftId, guest.userId],
    );
    const page = await pageOf(`/?join=${code}`);
    expect(contentOf(page, 'description')).toContain('2 of 4 seats open');
    expect(page).not.toContain(guest.handle);
    expect(pictureOf(page)).not.toBe(before);
    expect((await pngOf(pictureOf(page))).equals(first.rawPayload)).toBe(false);
  });

  it('counts as a guess: after ten wrong ones in a minute the right one is the general card [S8, Z11]', async () => {
    const { code } = await open({ name: 'Friday birds', visibility: 'code', seats: 4 });
    const picture = pictureOf(await pageOf(`/?join=${code}`));
    const ways = [
      (wrong: string) => `/?join=${wrong}`,
      (wrong: string) => `/?event=${wrong}`,
      (wrong: string) => `/?result=s.${wrong}`,
      (wrong: string) => `/?poll=${wrong}`,
      (wrong: string) => `/api/og/join/${wrong}/0.png`,
    ];
    for (let at = 0; at < WRONG_CODES.perMinute.attempts; at++) {
      const wrong = await ask(ways[at % ways.length]?.(`ZZZZ${at}`) ?? '');
      expect(wrong.statusCode).toBe(200);
    }
    expect(await pageOf(`/?join=${code}`)).toBe(general);
    expect((await pngOf(picture)).equals(generalPng)).toBe(true);
    // One limiter for all ways: the box for codes waits too.
    const box = { url: `/api/codes/${code}`, remoteAddress: '203.0.113.7' };
    expect((await server.app.inject(box)).statusCode).toBe(429);
    expect(await pageOf(`/?join=${code}`, OTHER)).toContain('Friday birds');
    server.clock.nowMs += WRONG_CODES.perMinute.windowSeconds * 1000;
    expect(await pageOf(`/?join=${code}`)).toContain('Friday birds');
  });

  it('is the general card for the rest of the day after a hundred wrong codes [S8, Z11]', async () => {
    const { code } = await open({ name: 'Friday birds', visibility: 'code', seats: 4 });
    for (let at = 0; at < WRONG_CODES.perDay.attempts; at++) {
      if (at % WRONG_CODES.perMinute.attempts === 0) server.clock.nowMs += 60_000;
      expect(await pageOf(`/?join=ZZZ${at}`)).toBe(general);
    }
    server.clock.nowMs += 60_000;
    const box = { url: `/api/codes/${code}`, remoteAddress: '203.0.113.7' };
    expect((await server.app.inject(box)).statusCode).toBe(429);
    expect(await pageOf(`/?join=${code}`)).toBe(general);
    expect(await pageOf(`/?join=${code}`, OTHER)).toContain('Friday birds');
  });

  it('takes nothing from whoever has the right code, however often', async () => {
    const { code } = await open({ name: 'Friday birds', visibility: 'code', seats: 4 });
    for (let at = 0; at < 30; at++) expect(await pageOf(`/?join=${code}`)).toContain('Friday birds');
    expect((await ask(`/api/codes/${code}`)).statusCode).toBe(200);
  });
});
