import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnsubscribeLinks, type UnsubscribeLinks } from '#server/mail/unsubscribeLink.ts';
import { readPreferences } from '#server/members/account/preferences.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { openWholeServer, TestBrowser, type TestServer, testSettings } from '#tests/support/testServer.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('the link that stops mails about turns', () => {
  let server: TestServer;
  let links: UnsubscribeLinks;
  let memberId: string;

  beforeAll(async () => {
    server = await openWholeServer(ANY_KIND);
    links = await createUnsubscribeLinks(server.db, testSettings().publicUrl);
    const browser = new TestBrowser(server.app);
    const reply = await browser.send('POST', '/api/auth/guest', {});
    memberId = reply.json<{ userId: string }>().userId;
  });
  afterAll(() => server?.close());

  const mails = async () => (await readPreferences(server.db, memberId)).mailsTurns;
  const post = (url: string, headers: Record<string, string> = FORM) =>
    server.app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });

  it('changes nothing when it is looked at, since scanners open links too [ASVS V3.5.3]', async () => {
    const page = await server.app.inject({ method: 'GET', url: links.linkFor(memberId) });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<button type="submit">Stop these mails</button>');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(await mails()).toBe(true);
  });

  it('does nothing with a token that is not ours, or is somebody else’s by one letter [P6]', async () => {
    const link = links.linkFor(memberId);
    const wrong = [
      `${link}x`,
      link.replace(memberId, `${memberId}a`),
      link.slice(0, -4),
      '/api/mail/unsubscribe',
    ];
    for (const url of wrong) expect((await post(url)).statusCode).toBe(404);
    expect(await mails()).toBe(true);
  });

  it.each([
    ['de', 'Keine E-Mails mehr senden'],
    ['ja', 'メールを止める'],
  ])('asks in the language of its reader: %s', async (language, button) => {
    await server.db.query('update member set preferences = $2 where id = $1', [memberId, { language }]);
    const page = await server.app.inject({ method: 'GET', url: links.linkFor(memberId) });
    expect(page.body).toContain(`<html lang="${language}">`);
    expect(page.body).toContain(`>${button}</button>`);
    const headers = { 'accept-language': language };
    const unknown = await server.app.inject({ method: 'GET', url: '/api/mail/unsubscribe', headers });
    expect([unknown.statusCode, unknown.body.includes(`<html lang="${language}">`)]).toEqual([404, true]);
    await server.db.query("update member set preferences = '{}' where id = $1", [memberId]);
  });

  it('is not followed for a page of another site', async () => {
    const reply = await post(links.linkFor(memberId), { ...FORM, origin: 'https://evil.example' });
    expect([reply.statusCode, await mails()]).toEqual([403, true]);
  });

  it('stops the mails by one POST of a mail program, without signing in', async () => {
    const reply = await post(links.linkFor(memberId));
    expect([reply.statusCode, await mails()]).toEqual([200, false]);
    expect(reply.body).toContain('Mails about your turns are off');
    expect((await post(links.linkFor(memberId))).statusCode).toBe(200);
  });

  it('stops them also for a mail program that posts its form in parts', async () => {
    await server.db.query("update member set preferences = '{}' where id = $1", [memberId]);
    const reply = await server.app.inject({
      method: 'POST',
      url: links.linkFor(memberId),
      headers: { 'content-type': 'multipart/form-data; boundary=owl' },
      payload:
        '--owl\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--owl--\r\n',
    });
    expect([reply.statusCode, await mails()]).toEqual([200, false]);
  });

  it('stops those that wait for the end of quiet hours, and no other email or reader’s', async () => {
    const later = { recipient: 'ana@example.org', plainText: '', html: '' };
    const emails = [
      { ...later, subject: 'The draft is over', unsubscribeLink: links.linkFor(memberId) },
      { ...later, subject: 'Your password was changed' },
      { ...later, subject: 'Somebody else’s draft is over', unsubscribeLink: links.linkFor('bob') },
    ];
    for (const email of emails)
      await server.app.context.mail.post(server.db, email, server.clock.nowMs + 3_600_000);
    await post(links.linkFor(memberId));
    const waiting = await server.db.query<{ subject: string }>('select subject from mail');
    expect(waiting.map(({ subject }) => subject).toSorted()).toEqual([
      'Somebody else’s draft is over',
      'Your password was changed',
    ]);
  });
});
