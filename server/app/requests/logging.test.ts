import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { loggerOptions, redactUrl } from './logging.ts';

describe('addresses in the log', () => {
  it.each([
    [
      '/login?token=abc&userId=u&handle=h&email=a%40b.c&roles=Admin',
      '/login?token=*&userId=*&handle=*&email=*&roles=*',
    ],
    [
      '/api/auth/external-callback/club?code=abc&state=xyz&iss=https%3A%2F%2Fid.example',
      '/api/auth/external-callback/club?code=*&state=*&iss=https%3A%2F%2Fid.example',
    ],
    ['/api/hub?id=1&access_token=ey.ey.ey', '/api/hub?id=1&access_token=*'],
    ['/verify-email?TOKEN=abc#code=123456', '/verify-email?TOKEN=*#code=*'],
    [
      '/login?redirect=%2Flogin%3Ftoken%3Dabc%26email%3Dx%26tab%3Dnew&a=1',
      '/login?redirect=%2Flogin%3Ftoken%3D*%26email%3D*%26tab%3Dnew&a=1',
    ],
    ['/?join=ABCD12', '/?join=*'],
    ['/?event=ABCD12&result=s.abc&poll=abc', '/?event=*&result=*&poll=*'],
    ['/login?redirect=%2F%3Fjoin%3DABCD12', '/login?redirect=%2F%3Fjoin%3D*'],
    ['/shared?key=s.abc', '/shared?key=*'],
    ['/?overlay=o.abc', '/?overlay=*'],
    ['/embed.html?result=s.abc', '/embed.html?result=*'],
    ['/api/codes/ABCD12?x=1', '/api/codes/*?x=1'],
    ['/api/shared/s.abc', '/api/shared/*'],
    ['/api/polls/abc/vote', '/api/polls/*/vote'],
    ['/api/og/join/ABCD12/1a2b.png', '/api/og/join/*/1a2b.png'],
    ['/api/og/table/abc/1a2b.png', '/api/og/table/abc/1a2b.png'],
    ['/api/drafts?game=token&q=code', '/api/drafts?game=token&q=code'],
    [`/api/games?q=plt_${'a'.repeat(43)}&x=1`, '/api/games?q=plt_*&x=1'],
  ])('hide what is secret or personal: %s [S18] [ASVS V16.2.5]', (url, logged) => {
    expect(redactUrl(url)).toBe(logged.replaceAll('*', '[redacted]'));
  });
});

describe('faults of the database in the log', () => {
  it('say what broke, and not with which values', async () => {
    const db = await openDatabase({ dataDir: '', inMemory: true });
    const lines: string[] = [];
    const app = fastify({ logger: loggerOptions('error', { write: (line) => lines.push(line) }) });
    await db.query('create temporary table person (email text primary key)');
    const sql = 'insert into person (email) values ($1)';
    const broken = 'select $1::text as secret, 1 / (length($1) - 13) as share';
    for (const text of [sql, broken]) {
      // Said as they are first, by their names in the end.
      for (let time = 0; time < 8; time++) {
        await db
          .query(text, ['ana@secret.ex'])
          .catch((fault: unknown) => app.log.error(fault, 'Not stored.'));
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    await db.close();
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.join('')).toContain('division by zero');
    expect(lines.join('')).toContain('person_pkey');
    expect(lines.join('')).not.toContain('secret.ex');
  });
});
