import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHandlers } from '#server/members/account/accountHandlers.ts';
import { addressHandlers } from '#server/members/addresses/addressHandlers.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import type { TestBrowser } from '#tests/support/testServer.ts';
import { type MailTest, openMailTest, PASSWORD } from './mail.testkit.ts';

const REGISTRATION = { handle: 'Ann', email: 'ann@example.org', password: PASSWORD, acceptTerms: true };

const SUBJECTS = {
  en: { verify: 'Confirm your email address for Passleft', reset: 'Choose a new password for Passleft' },
  de: {
    verify: 'Bestätige deine E-Mail-Adresse für Passleft',
    reset: 'Wähle ein neues Passwort für Passleft',
  },
  ja: {
    verify: 'Passleftのメールアドレスを確認してください',
    reset: 'Passleftの新しいパスワードを設定してください',
  },
} as const;
type Read = keyof typeof SUBJECTS;

describe('the language of a member', () => {
  let test: MailTest;
  beforeAll(async () => {
    const nowhere = {} as Parameters<typeof accountHandlers>[0];
    test = await openMailTest(ANY_KIND, {
      env: { LANGUAGES: 'en,de,ja' },
      routes: [...addressHandlers, ...accountHandlers(nowhere)],
    });
  });
  afterAll(() => test.close());
  beforeEach(() => test.reset());

  /** A browser whose pages are in this language. */
  function reading(language: Read): TestBrowser {
    const browser = test.anybody();
    const send = browser.send.bind(browser);
    browser.send = (method, url, body, more = {}) =>
      send(method, url, body, { ...more, headers: { 'accept-language': language, ...more.headers } });
    return browser;
  }
  const forgot = () =>
    test.anybody().send('POST', '/api/auth/forgot-password', { email: REGISTRATION.email });
  const arrived = async () => (await test.arrived()).map(({ message }) => message.subject);
  const preferencesOf = async (browser: TestBrowser) =>
    (await browser.send('GET', '/api/account')).json<{ preferences: { language: string | null } }>()
      .preferences;

  it.each(['en', 'de', 'ja'] as const)(
    'is that of the browser in which they register: %s',
    async (language) => {
      const browser = reading(language);
      expect((await browser.enter('/api/auth/register', REGISTRATION)).statusCode).toBe(200);
      const [mail] = await test.arrived();
      expect(mail?.message.subject).toBe(SUBJECTS[language].verify);
      expect(mail?.message.html).toContain(`<html lang="${language}">`);
      expect(mail?.message.text).toContain('Ann');
      expect((await preferencesOf(browser)).language).toBe(language);
      await forgot();
      expect(await arrived()).toEqual([SUBJECTS[language].reset]);
    },
  );

  it('is the guest’s whom they were before', async () => {
    const browser = reading('ja');
    await browser.enter('/api/auth/guest');
    expect((await preferencesOf(browser)).language).toBe('ja');
    await browser.enter('/api/auth/register', REGISTRATION);
    expect(await arrived()).toEqual([SUBJECTS.ja.verify]);
  });

  it('is changed in the profile, and mails follow', async () => {
    const browser = reading('en');
    await browser.enter('/api/auth/register', REGISTRATION);
    await test.arrived();
    const preferences = { ...(await preferencesOf(browser)), language: 'de' };
    expect((await browser.send('PUT', '/api/account/preferences', preferences)).statusCode).toBe(200);
    await forgot();
    expect(await arrived()).toEqual([SUBJECTS.de.reset]);
    const wrong = { ...preferences, language: 'tlh' };
    expect((await browser.send('PUT', '/api/account/preferences', wrong)).statusCode).toBe(400);
    expect((await preferencesOf(browser)).language).toBe('de');
  });

  it('comes with them to another browser, as the cookie that pages are chosen by', async () => {
    await reading('de').enter('/api/auth/register', REGISTRATION);
    const login = { login: REGISTRATION.handle, password: PASSWORD };
    const same = reading('de');
    await same.enter('/api/auth/login', login);
    expect(same.cookies.has('language')).toBe(false);
    const other = reading('ja');
    const reply = await other.enter('/api/auth/login', login);
    expect(other.cookies.get('language')).toBe('de');
    const cookie = reply.cookies.find(({ name }) => name === 'language');
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: true });
    const refused = await other.send('POST', '/api/auth/login', { login: 'nobody', password: PASSWORD });
    expect(refused.json().message).toBe('E-Mail, Nutzername oder Passwort stimmt nicht.');
  });

  it('is taken from the browser by somebody who has none yet', async () => {
    await reading('en').enter('/api/auth/register', REGISTRATION);
    await test.arrived();
    await test.server.db.query("update member set preferences = '{}'");
    await forgot();
    expect(await arrived()).toEqual([SUBJECTS.en.reset]);
    const browser = reading('ja');
    await browser.enter('/api/auth/login', { login: REGISTRATION.handle, password: PASSWORD });
    expect((await preferencesOf(browser)).language).toBe('ja');
    await forgot();
    expect(await arrived()).toEqual([SUBJECTS.ja.reset]);
  });

  it('gives way to the site’s where the site does not speak it', async () => {
    await reading('en').enter('/api/auth/register', REGISTRATION);
    await test.arrived();
    await test.server.db.query(`update member set preferences = '{"language":"fr"}'`);
    await forgot();
    expect(await arrived()).toEqual([SUBJECTS.en.reset]);
    const browser = reading('de');
    await browser.enter('/api/auth/login', { login: REGISTRATION.handle, password: PASSWORD });
    expect(browser.cookies.has('language')).toBe(false);
  });
});
