import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '#contract/refusals.ts';
import { type Account, guestAccount, registerAccount } from '../harness/account.ts';
import { connectPlayer, type Player } from '../harness/player.ts';
import { type Steered, startSteered } from '../harness/steered.ts';

const MINUTE_MS = 60_000;
const A_MINUTE = 10;
const A_DAY = 100;

/** Fields and parameters of requests that open what is not listed: all are guesses. */
const GUESSES = [
  'contract/events/events.ts key', // joining by the live line
  'contract/events/events.ts key', // waiting for a place by the live line
  'contract/events/events.ts key', // watching by the live line
  'contract/links.ts code',
  'contract/routes/guests.ts code',
  'contract/routes/codes.ts /codes/:code',
  'contract/routes/codes.ts code',
  'contract/routes/events.ts key', // GET /events/:eventId/calendar?key=
  'contract/routes/eventList.ts key', // GET /events/:eventId?key=
  'contract/routes/invitations.ts code',
  'contract/routes/results/polls.ts /polls/:key',
  'contract/routes/results/polls.ts /polls/:key/draft',
  'contract/routes/results/polls.ts /polls/:key/vote',
  'contract/routes/results/polls.ts key',
  'contract/routes/results/sharedResults.ts /shared/:key',
  'contract/routes/results/sharedResults.ts key',
  'contract/overlays.ts key', // OpenOverlay of the line of overlays
  'server/http/plainRoutes.ts /api/og/:kind/:key/:mark.png', // its name in the OpenAPI document
  'server/previews/pageAddress.ts key', // previews of links, by page and by picture
];
/** Fields of the same names that need no such guard, and why. */
const NO_GUESSES = [
  // Of the second factor and of emails: counted by account, five tries or ten.
  'contract/members/account.ts code',
  'contract/members/account.ts code',
  'contract/members/account.ts code',
  'contract/members/members.ts code',
  // A proof of the owner, counted by account too.
  'contract/members/passkeys.ts code',
  'contract/members/passkeys.ts code',
  'contract/members/tokens.ts code',
  // Of replies.
  'contract/overlays.ts key',
  'contract/problem.ts code',
  'contract/events/eventView.ts code',
  'contract/tables/tableRows.ts code',
  'contract/tables/tables.ts code',
  // Of games, and of sets that Admins fetch.
  'contract/games/lanes.ts key',
  'contract/games/game.ts code',
  'contract/practice.ts code',
  'contract/games/game.ts code',
  'contract/sources/sources.ts code',
  'contract/sources/sources.ts code',
  // Of replies, and of links that only their owner ends.
  'contract/results/forks.ts key',
  'contract/results/resultLinks.ts key',
  'contract/routes/results/replays.ts key',
  'contract/routes/results/resultLinks.ts /result-links/:key',
  'contract/routes/results/resultLinks.ts key',
];
/** What reads files and sources and settles Admins' tables takes no codes of tables from visitors. */
const READS_NO_REQUEST = /^server\/(imports|cards|exports|push|commands|admin|sources)\//;

/** What a code or key opens is looked for by these alone. */
const LOOKED_UP =
  /\b(?:find(?:Event)?ByCode|readCode|findPoll|findResultLink)\((?!sql: Sql|db: Database)[^)]*/g;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !/\.test(kit)?\.ts$/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`);

const sources = () =>
  [...filesIn('server'), ...filesIn('contract').filter((path) => !path.startsWith('contract/admin/'))]
    .filter((path) => !READS_NO_REQUEST.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

describe('codes of tables and events, in the source [S8]', () => {
  it('are known, wherever a request names one', () => {
    const found = sources().flatMap(({ path, text }) => [
      ...[...text.matchAll(/\b(code|key): *(?:z\.|sixDigitsSchema|id\b|key\b)/g)].map(
        ([, name]) => `${path} ${name}`,
      ),
      ...[...text.matchAll(/'(?:GET |POST |PUT |PATCH |DELETE )?(\/[^']*:(?:code|key)\b[^']*)'/g)].map(
        ([, address]) => `${path} ${address}`,
      ),
    ]);
    expect(found.toSorted()).toEqual([...GUESSES, ...NO_GUESSES].toSorted());
  });

  it('are compared by one function, and looked up by a few that only it calls', () => {
    const holding = (pattern: RegExp) =>
      sources().flatMap(({ path, text }) => (pattern.test(text) ? [path] : []));
    expect(holding(/[!=]== *(?:\w+\.)*code\b|\b(?:record|event|table)\.code *[!=]==/)).toEqual([]);
    expect(holding(/\bcode = (?:upper\()?\$/).filter((path) => !path.endsWith('sets.ts'))).toEqual(
      ['server/drafts/tableRows.ts', 'server/events/eventView.ts'].toSorted(),
    );
    for (const { path, text } of sources())
      for (const [call] of text.matchAll(LOOKED_UP))
        if (path !== 'server/drafts/reading/readCode.ts')
          expect([path, text.includes(`(() => ${call}`)], call).toEqual([path, true]);
  });
});

describe('guessing the code of a table or an event [S8]', () => {
  let steered: Steered;
  let host: Account;
  let eventId = '';
  let eventCode = '';
  let draftId = '';
  let draftCode = '';
  let visitors = 0;
  const open: Player[] = [];

  beforeAll(async () => {
    steered = await startSteered('server', { environment: { TRUST_PROXY: 'loopback' } });
    host = await registerAccount(steered.server().url, 'host');
    const common = { game: 'canary', template: 'canary-draft' };
    const startsAtMs = steered.clock.nowMs + 24 * 60 * MINUTE_MS;
    const settings = { name: 'Friday', visibility: 'code', startsAtMs };
    const event = { ...common, commandId: randomUUID(), hostPlays: true, settings };
    eventId = (await host.post<{ eventId: string }>('/events', event)).eventId;
    eventCode = (await host.get<{ code: string }>(`/events/${eventId}`)).code;
    const table = { ...common, solo: false, settings: { visibility: 'code', seats: 2 } };
    draftId = (await host.post<{ draftId: string }>('/drafts', table)).draftId;
    draftCode = (await host.get<{ code: string }>(`/drafts/${draftId}`)).code;
  });
  afterAll(async () => {
    await Promise.all(open.map((player) => player.leave()));
    await steered?.stop();
  });

  /** Somebody at an address where nobody has guessed yet; by the live line too. */
  async function newcomer() {
    visitors += 1;
    const account = await guestAccount(steered.server().url, `203.0.113.${visitors}`);
    const player = await connectPlayer(account);
    open.push(player);
    return { account, player };
  }
  type Newcomer = Awaited<ReturnType<typeof newcomer>>;
  const send = async ({ account }: Newcomer, path: string, body?: unknown) => {
    const response = await fetch(`${account.url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      body: body === undefined ? null : JSON.stringify(body),
      headers: {
        ...account.headers,
        authorization: `Bearer ${account.token()}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    });
    return response.ok ? 'found' : response.status === 429 ? 'waits' : 'unknown';
  };
  const WORDS: Readonly<Record<string, string>> = {
    tooFast: 'waits',
    eventUnknown: 'unknown',
    // A person who waits for a place while one is free has it.
    alreadyInEvent: 'found',
  };
  const answered = (reply: Reply<unknown>) => (reply.ok ? 'found' : (WORDS[reply.refusal] ?? reply.refusal));
  /** Every way to try a code, with the code that is right there. */
  const WAYS: Readonly<Record<string, (who: Newcomer, code: string | null) => Promise<string>>> = {
    'a table by code': (who, code) => send(who, `/codes/${code ?? draftCode}`),
    'an event by code': (who, code) => send(who, `/codes/${code ?? eventCode}`),
    'the calendar of an event': (who, code) =>
      send(who, `/events/${eventId}/calendar?key=${code ?? eventCode}`),
    'an event by id': (who, code) => send(who, `/events/${eventId}?key=${code ?? eventCode}`),
    'a link to a table': (who, code) => send(who, '/links/table', { code: code ?? draftCode }),
    'a link to an event': (who, code) => send(who, '/links/event', { code: code ?? eventCode }),
    'a name at a table': async (who, code) => {
      const name = `Quiet kite ${visitors}`;
      return send(who, '/links/name', { code: code ?? draftCode, name });
    },
    'an invitation': (who, code) => send(who, '/invitations', { code: code ?? draftCode }),
    'watching an event': async ({ player }, code) =>
      answered(await player.invoke('WatchEvent', { eventId, key: code ?? eventCode })),
    'waiting for a place': async ({ player }, code) => {
      const command = { type: 'wait', key: code ?? eventCode };
      return answered(await player.invoke('EventCommand', { eventId, commandId: randomUUID(), command }));
    },
    'joining an event': async ({ player }, code) => {
      const command = { type: 'join', key: code ?? eventCode };
      return answered(await player.invoke('EventCommand', { eventId, commandId: randomUUID(), command }));
    },
  };
  const names = Object.keys(WAYS);
  const way = (at: number) => WAYS[names[at % names.length] ?? ''] ?? (async () => '');
  const wrongCode = (at: number) => `ZZZ${'ABCDEFGHJK'.at(Math.floor(at / 10) % 10)}${10 + (at % 80)}`;

  it('is refused in all ways at the eleventh wrong one in a minute, and then the right one too', async () => {
    const who = await newcomer();
    const answers = [];
    for (let at = 0; at < A_MINUTE; at += 1) answers.push(await way(at)(who, wrongCode(at)));
    expect(answers).toEqual(Array.from({ length: A_MINUTE }, () => 'unknown'));
    for (const name of names) {
      expect([name, await WAYS[name]?.(who, 'ZZZX99')]).toEqual([name, 'waits']);
      expect([name, await WAYS[name]?.(who, null)]).toEqual([name, 'waits']);
    }
    // Whoever is let in anyway is not asked for the code.
    expect(await host.get<{ code: string }>(`/events/${eventId}?key=ZZZX99`)).toMatchObject({
      code: eventCode,
    });
    const other = await newcomer();
    expect(await WAYS['an event by id']?.(other, null)).toBe('found');
    steered.clock.nowMs += MINUTE_MS;
    for (const name of names) expect([name, await WAYS[name]?.(who, null)]).toEqual([name, 'found']);
  });

  it('is refused at the hundred and first in a day', async () => {
    const who = await newcomer();
    for (let at = 0; at < A_DAY; at += 1) {
      if (at % A_MINUTE === 0) steered.clock.nowMs += MINUTE_MS;
      expect([at, await way(at)(who, wrongCode(at))]).toEqual([at, 'unknown']);
    }
    steered.clock.nowMs += MINUTE_MS;
    expect(await WAYS['an event by id']?.(who, 'ZZZX99')).toBe('waits');
    expect(await WAYS['watching an event']?.(who, null)).toBe('waits');
    steered.clock.nowMs += 24 * 60 * MINUTE_MS;
    const later = { ...who, account: await guestAccount(who.account.url, `203.0.113.${visitors}`) };
    expect(await WAYS['an event by id']?.(later, null)).toBe('found');
  });

  it('takes nothing from whoever has the right one, however often and however many at once', async () => {
    const who = await newcomer();
    for (const name of names.filter((one) => !['joining an event', 'waiting for a place'].includes(one))) {
      const all = await Promise.all(Array.from({ length: 15 }, async () => WAYS[name]?.(who, null)));
      expect([name, ...new Set(all)]).toEqual([name, 'found']);
    }
  });
});
