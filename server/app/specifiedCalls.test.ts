import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { openTestServer, TestBrowser, type TestServer } from '#tests/support/testServer.ts';
import { createImageCache } from '../images/imageCache.ts';
import { openPictureFiles } from '../images/pictureFiles.ts';
import { imageRoutes } from './site/images.ts';

const PASSWORD = 'violet lantern 7';
const registrationOf = (handle: string) => ({
  handle,
  email: `${handle}@example.org`,
  password: PASSWORD,
  acceptTerms: true,
});

describe('the calls that the specification names', () => {
  let server: TestServer;
  beforeAll(async () => {
    const imageSettings = {
      mayAsk: () => false,
      diskBytes: () => 0,
      reload: async () => undefined,
      refresh: async () => undefined,
    };
    const files = await openPictureFiles('nowhere', 0);
    const cache = createImageCache({
      files,
      now: () => 0,
      mayAsk: imageSettings.mayAsk,
      line: { allowsLoopback: false },
    });
    server = await openTestServer(ANY_KIND, { routes: [imageRoutes(cache, imageSettings)] });
  });
  afterAll(() => server.close());

  async function registered(handle: string) {
    const browser = new TestBrowser(server.app);
    const reply = await browser.enter('/api/auth/register', registrationOf(handle));
    return { browser, reply };
  }

  it('POST /auth/register, /auth/login and /auth/refresh without a body reply with the same five fields [spec 3.7, 7.3, 7.4, 7.6]', async () => {
    const { browser, reply } = await registered('Ana');
    const loggedIn = await browser.enter('/api/auth/login', { login: 'Ana', password: PASSWORD });
    const refreshed = await browser.enter('/api/auth/refresh');
    const whole = {
      token: expect.stringMatching(/^ey/),
      userId: reply.json().userId,
      handle: 'Ana',
      email: 'Ana@example.org',
      roles: [],
    };
    expect([reply, loggedIn, refreshed].map((each) => each.json())).toStrictEqual([whole, whole, whole]);
  });

  it('GET /auth/me replies with the current user to a bearer token, and to nobody without one [spec 3.1, 3.2, 3.3, 3.4, 3.5, 3.6, 7.5]', async () => {
    const { browser, reply } = await registered('Mara');
    const ask = (headers: Record<string, string>) =>
      server.app.inject({ method: 'GET', url: '/api/auth/me', headers });
    const me = await ask({ authorization: `Bearer ${browser.token}` });
    expect(me.headers['content-type']).toMatch(/^application\/json/);
    expect(me.json()).toStrictEqual({
      userId: reply.json().userId,
      handle: 'Mara',
      email: 'Mara@example.org',
      roles: [],
      createdUtc: '2026-11-21T12:00:00.000Z',
      avatarUrl: `/art/avatars/${reply.json().userId}.svg`,
      isGuest: false,
      isVerified: false,
      offersTestBench: true,
    });
    expect((await ask({})).statusCode).toBe(401);
  });

  it('GET /imageproxy gives the image of an encoded address to an image tag, which sends no token [spec 7.8]', async () => {
    const address = encodeURIComponent('/art/avatars/Ana.svg');
    const image = await server.app.inject({ method: 'GET', url: `/api/imageproxy?url=${address}` });
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(image.body).toMatch(/^<svg/);
  });

  it('GET /imageproxy gives the art of a card as WebP, which a browser paints faster than a drawing', async () => {
    const art = '/art/cards/emberwake/peaks/ember/rare/Ash%20Hound.svg';
    const ask = (headers = {}) =>
      server.app.inject({ url: `/api/imageproxy?url=${encodeURIComponent(art)}`, headers });
    const [image, sameAgain] = await Promise.all([ask(), ask()]);
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/webp']);
    expect([image.rawPayload.toString('latin1', 0, 4), image.rawPayload.toString('latin1', 8, 12)]).toEqual([
      'RIFF',
      'WEBP',
    ]);
    expect(sameAgain.rawPayload.equals(image.rawPayload)).toBe(true);
    const known = await ask({ 'if-none-match': image.headers.etag });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });

  it('GET /imageproxy gives our art as PNG to programs that read nothing else, and other pictures as ever', async () => {
    const ask = (art: string, as: string) =>
      server.app.inject({ url: `/api/imageproxy?url=${encodeURIComponent(art)}&as=${as}` });
    const back = await ask('/art/backs/emberwake/ember.svg', 'png');
    expect([back.statusCode, back.headers['content-type']]).toEqual([200, 'image/png']);
    expect(back.rawPayload.toString('latin1', 1, 4)).toBe('PNG');
    expect((await ask('/art/backs/emberwake/plaid.svg', 'png')).statusCode).toBe(404);
    expect((await ask('/art/backs/emberwake/ember.svg', 'bmp')).statusCode).toBe(400);
  });
});
