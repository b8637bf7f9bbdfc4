import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AllHooks, DeliveryRow, HookShelf, MadeHook, NewHook } from '#contract/hooks/hooks.ts';
import { HOOK_EVENTS } from '#contract/hooks/hooks.ts';
import { createHookSeals } from '#server/hooks/hookSeals.ts';
import { jwtSecretOf } from '#server/members/jwtSecret.ts';
import { EVENT_GATHER_MS } from '#server/queue/startQueued.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import { type Account, guestAccount, registerNamed, signInAccount } from '../harness/account.ts';
import { connectEventGoer, score } from '../harness/eventGoer.ts';
import { type HookReceiver, openHookReceiver, type TakenPost } from '../harness/hooks/hookReceiver.ts';
import { documentedVerifyHook, type Heard } from '../harness/hooks/verifyHook.ts';
import { PUSH_CERTIFICATE_FILE } from '../harness/pushService/pushService.ts';
import { startServer } from '../harness/runningServer.ts';
import {
  ask,
  granted,
  playToTheEnd,
  type Steered,
  startSteered,
  type TestTable,
  tableOf,
} from '../harness/steered.ts';

const CANARY = /canary[0-9a-z]+x/;
const MINUTE_MS = 60_000;
const PUBLIC_URL = 'https://draft.example.org';

/** Of the signed posts, who verifies them as the documentation says. */
type Verify = Awaited<ReturnType<typeof documentedVerifyHook>>;

describe.each(SERVER_FIRST_KINDS)('web hooks (%s database)', (kind) => {
  let steered: Steered;
  let receiver: HookReceiver;
  let verify: Verify;
  let admin: Account;

  beforeAll(async () => {
    receiver = await openHookReceiver();
    verify = await documentedVerifyHook();
    steered = await startSteered(kind, {
      environment: { PUSH_LOOPBACK_CERTIFICATE: PUSH_CERTIFICATE_FILE, DEMO_MODE: '1', PUBLIC_URL },
    });
    admin = await person('admin', ['Admin']);
    await admin.put('/admin/hooks/domains', { domains: ['127.0.0.1'] });
  });
  afterAll(async () => {
    await steered?.stop();
    await receiver?.close();
  });
  afterEach(async () => {
    receiver.taken.length = 0;
    receiver.answers.clear();
    await steered.db.query('delete from web_hook');
    await steered.db.query('delete from hook_fact');
  });

  /** Somebody who signs in again when time has passed, since no token lasts. */
  async function person(prefix: string, roles: readonly string[]): Promise<Account> {
    const { url } = steered.server();
    const handle = `${prefix}_x${randomBytes(4).toString('hex')}`;
    const password = `kettle ${randomBytes(9).toString('base64url')}`;
    const account = await registerNamed(url, handle, password);
    await steered.db.query('update member set verified_at = created_at, roles = $2::text[] where id = $1', [
      account.userId,
      [...roles],
    ]);
    steered.clock.nowMs += 6000; // Standings are remembered for five seconds.
    let current = account;
    let sinceMs = steered.clock.nowMs;
    const now = async (): Promise<Account> => {
      if (steered.clock.nowMs - sinceMs < 5 * MINUTE_MS) return current;
      current = await signInAccount(url, handle, password);
      sinceMs = steered.clock.nowMs;
      return current;
    };
    return {
      ...account,
      token: () => current.token(),
      get: async (path) => (await now()).get(path),
      post: async (path, body) => (await now()).post(path, body),
      put: async (path, body) => (await now()).put(path, body),
      call: async (method, path, body) => (await now()).call(method, path, body),
    };
  }

  const hook = (who: Account, path: string, more: Partial<NewHook> = {}): Promise<MadeHook> =>
    who.post<MadeHook>('/hooks', {
      ...{ kind: 'signed', scope: 'own', name: `Hook ${path}`, events: HOOK_EVENTS, tellsPrivate: false },
      ...{ address: receiver.at(path), ...more },
    });

  const settle = () => steered.server().sendHooks();
  const logOf = async (who: Account, { hook: { hookId } }: MadeHook): Promise<DeliveryRow[]> =>
    (await who.get<{ deliveries: DeliveryRow[] }>(`/hooks/${hookId}/deliveries`)).deliveries;
  const shelf = (who: Account) => who.get<HookShelf>('/hooks');

  async function passes(ms: number): Promise<void> {
    steered.clock.nowMs += ms;
    await steered.db.query("update secret set value = $1 where name = 'alive'", [
      String(steered.clock.nowMs),
    ]);
    await settle();
  }

  /** What a hook was told, each post verified with its secret as its receiver would. */
  const heard = ({ secret }: MadeHook, posts: readonly TakenPost[]): Heard[] =>
    posts.map(({ headers, body }) => verify(secret ?? '', headers, body, steered.clock.nowMs / 1000));

  async function openTable(
    host: Account,
    visibility: 'open' | 'code',
    name = 'Friday birds',
  ): Promise<TestTable> {
    const { draftId } = await host.post<{ draftId: string }>('/drafts', {
      game: 'canary',
      template: 'canary-draft',
      solo: false,
      settings: { name, visibility, seats: 2, clock: 'none' },
    });
    return tableOf(steered, draftId, [host, await guestAccount(steered.server().url)]);
  }

  async function playWhole(table: TestTable, onSeated = () => {}): Promise<void> {
    granted(await table.ask(1, { type: 'sit', seat: 1 }));
    onSeated();
    granted(await table.ask(0, { type: 'readyCheck' }));
    granted(await table.ask(1, { type: 'ready', isReady: true }));
    granted(await table.ask(0, { type: 'start' }));
    await steered.server().tables.sweep();
    await playToTheEnd(table);
  }

  const typesOf = (told: readonly Heard[]) => told.map(({ type }) => type).toSorted();
  const WHOLE_DRAFT = ['draft.finished', 'draft.started', 'table.opened', 'table.readyCheck'];

  it('tell a receiver on loopback each event of a draft once, and it verifies them [product 15]', async () => {
    const host = await person('host', ['PowerUser']);
    const made = await hook(host, '/once');
    expect(made.secret).toMatch(/^whsec_/);
    const table = await openTable(host, 'open');
    await settle();
    await playWhole(table);
    await settle();
    await settle();
    const told = heard(made, receiver.of('/once'));
    expect(typesOf(told)).toEqual(WHOLE_DRAFT);
    expect(new Set(told.map(({ id }) => id)).size).toBe(4);
    expect(told.every(({ id }, at) => receiver.of('/once')[at]?.headers['webhook-id'] === id)).toBe(true);
    expect(told.find(({ type }) => type === 'table.opened')?.data).toEqual({
      table: {
        ...{ name: 'Friday birds', game: 'Canary', format: 'Booster draft', seats: 2, seatsOpen: 1 },
        ...{ isPublic: true, link: `${PUBLIC_URL}/drafts/${table.draftId}` },
      },
    });
    expect((await logOf(host, made)).map(({ state, attempts, status }) => [state, attempts, status])).toEqual(
      Array.from({ length: 4 }, () => ['delivered', 1, 204]),
    );
  });

  it('are refused by the documented check when body, time or secret are others', async () => {
    const host = await person('host', ['PowerUser']);
    const made = await hook(host, '/checked');
    await openTable(host, 'open');
    await settle();
    const [post] = receiver.of('/checked');
    const nowSeconds = steered.clock.nowMs / 1000;
    const { headers = {}, body = '' } = post ?? {};
    const secret = made.secret ?? '';
    expect(verify(secret, headers, body, nowSeconds).type).toBe('table.opened');
    expect(() => verify(secret, headers, `${body} `, nowSeconds)).toThrow('Wrong signature');
    expect(() => verify(secret, headers, body, nowSeconds + 301)).toThrow('Too old');
    expect(() => verify(secret, {}, body, nowSeconds)).toThrow('Too old');
    expect(() => verify(`whsec_${'A'.repeat(43)}=`, headers, body, nowSeconds)).toThrow('Wrong signature');
  });

  it('sign with the old secret too, for a day after a new one was made', async () => {
    const host = await person('host', ['PowerUser']);
    const made = await hook(host, '/rotated');
    const { hookId } = made.hook;
    const { secret } = await host.post<{ secret: string }>(`/hooks/${hookId}/secret`, {});
    await host.post(`/hooks/${hookId}/test`, {});
    await settle();
    const renewed = { ...made, secret };
    expect(typesOf(heard(made, receiver.of('/rotated')))).toEqual(['hook.test']);
    expect(typesOf(heard(renewed, receiver.of('/rotated')))).toEqual(['hook.test']);
    receiver.taken.length = 0;
    await passes(24 * 3_600_000);
    await openTable(host, 'open');
    await settle();
    expect(typesOf(heard(renewed, receiver.of('/rotated')))).toEqual(['table.opened']);
    expect(() => heard(made, receiver.of('/rotated'))).toThrow('Wrong signature');
  });

  it('tell no card, code, key or person that a stranger may not know, over a whole draft [canary]', async () => {
    const host = await person('host', ['PowerUser']);
    await hook(admin, '/everyone', { scope: 'everyone' });
    await hook(admin, '/everyone-ticked', { scope: 'everyone', tellsPrivate: true });
    await hook(host, '/own');
    await hook(host, '/ticked', { tellsPrivate: true });
    await hook(admin, '/everyone-discord', {
      ...{ scope: 'everyone', kind: 'discord', name: 'Channel' },
      address: receiver.at('/api/webhooks/12345/token-of-a-channel'),
    });
    const stranger = await person('other', ['PowerUser']);
    await hook(stranger, '/stranger', { tellsPrivate: true });
    const shown = await openTable(host, 'open', `${host.handle}'s table`);
    const hidden = await openTable(host, 'code', 'Hidden birds');
    const [publicCode, code] = await Promise.all([codeOf(shown), codeOf(hidden)]);
    await playWhole(shown);
    await playWhole(hidden);
    await settle();
    const discord = '/api/webhooks/12345/token-of-a-channel';
    for (const path of ['/everyone', '/everyone-ticked', '/own', discord]) {
      const posts = receiver.of(path);
      expect([path, posts.length]).toEqual([path, 4]);
      for (const { body, headers } of posts) {
        const whole = body + JSON.stringify(headers);
        for (const secret of [publicCode, code, hidden.draftId, 'Hidden birds', 'token-of-a-channel'])
          expect(whole).not.toContain(secret);
      }
    }
    expect(receiver.of('/stranger')).toEqual([]);
    const ticked = receiver.of('/ticked').map(({ body }) => body);
    expect(ticked.length).toBe(8);
    const ofHidden = ticked.filter((body) => body.includes(code));
    expect(ofHidden.length).toBe(4);
    expect(ofHidden.every((body) => body.includes(`${PUBLIC_URL}/?join=${code}`))).toBe(true);
    expect(ticked.some((body) => body.includes(publicCode))).toBe(false);
    const people = await steered.db.query<{ handle: string; id: string }>('select handle, id from member');
    for (const { body } of receiver.taken) {
      expect(body).not.toMatch(CANARY);
      for (const { handle, id } of people) expect(body).not.toMatch(new RegExp(`${handle}|${id}`));
    }
  });

  const codeOf = async ({ draftId }: TestTable): Promise<string> => {
    const [row] = await steered.db.query<{ code: string }>('select code from draft where id = $1', [draftId]);
    return row?.code ?? '';
  };

  it('retry a slow, a failing, a redirecting and an internal receiver, park what stays undelivered and mail it once, and disturb neither tables nor other hooks', async () => {
    const host = await person('host', ['PowerUser']);
    receiver.answers.set('/slow', () => undefined);
    receiver.answers.set('/failing', 500);
    receiver.answers.set('/redirecting', (response) =>
      response.writeHead(302, { location: receiver.at('/elsewhere') }).end(),
    );
    const slow = await hook(host, '/slow', { events: ['table.opened'] });
    const failing = await hook(host, '/failing', { events: ['table.opened'] });
    const redirecting = await hook(host, '/redirecting', { events: ['table.opened'] });
    const internal = await hook(host, '/internal', { events: ['table.opened'] });
    // Its name meant a public address when it was made, and means one inside by now.
    const seals = createHookSeals(await jwtSecretOf(steered.db, undefined));
    await steered.db.query('update web_hook set sealed_address = $2 where id = $1', [
      internal.hook.hookId,
      seals.seal(internal.hook.hookId, 'https://10.1.2.3/internal'),
    ]);
    const well = await hook(host, '/well');
    const table = await openTable(host, 'open');
    let isHeld = true;
    let wasHeld = false;
    const sending = settle().finally(() => {
      isHeld = false;
    });
    // The slow one holds its answer for ten seconds: nobody at the table noticed.
    await playWhole(table, () => {
      wasHeld = isHeld;
    });
    expect(wasHeld).toBe(true);
    await sending;
    await settle();
    expect(typesOf(heard(well, receiver.of('/well')))).toEqual(WHOLE_DRAFT);
    const [ofSlow] = await logOf(host, slow);
    expect(ofSlow).toMatchObject({ state: 'waiting', attempts: 1, fault: 'tooSlow', status: null });
    receiver.answers.set('/slow', 204);
    for (const minutes of [1, 2, 6, 31, 121, 361]) await passes(minutes * 60_000);
    expect(await logOf(host, slow)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
    expect(await logOf(host, failing)).toMatchObject([
      { state: 'parked', attempts: 7, status: 500, fault: 'status' },
    ]);
    expect(await logOf(host, redirecting)).toMatchObject([
      { state: 'parked', attempts: 7, status: 302, fault: 'redirected' },
    ]);
    expect(await logOf(host, internal)).toMatchObject([
      { state: 'parked', attempts: 7, status: null, fault: 'refusedAddress' },
    ]);
    expect(receiver.of('/elsewhere')).toEqual([]);
    expect(new Set(receiver.of('/failing').map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const mails = await steered.db.query<{ subject: string }>(
      'select subject from mail where recipient = $1 and subject like $2 order by subject',
      [`${host.handle}@example.org`, 'Web hook%'],
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Web hook “Hook /failing” isn’t answering',
      'Web hook “Hook /internal” isn’t answering',
      'Web hook “Hook /redirecting” isn’t answering',
    ]);
    receiver.answers.clear();
    const [parked] = await logOf(host, failing);
    await host.post(`/hooks/${failing.hook.hookId}/deliveries/${parked?.deliveryId}/again`, {});
    // A running server hears of the wish at once; a steered one waits until the hook has rested.
    await passes(11 * MINUTE_MS);
    expect(await logOf(host, failing)).toMatchObject([{ state: 'delivered', attempts: 1, status: 204 }]);
  }, 60_000);

  it('are turned off once they took nothing for three days, or when the receiver is gone', async () => {
    const host = await person('host', ['PowerUser']);
    receiver.answers.set('/dead', 503);
    receiver.answers.set('/gone', 410);
    const dead = await hook(host, '/dead');
    const gone = await hook(host, '/gone');
    await openTable(host, 'open');
    await settle();
    await passes(73 * 3_600_000);
    const off = async () =>
      (await shelf(host)).hooks.map((each) => [each.name, each.off, each.parked]).toSorted();
    expect(await off()).toEqual([
      ['Hook /dead', 'failing', 1],
      ['Hook /gone', 'gone', 1],
    ]);
    const before = receiver.taken.length;
    await openTable(host, 'open');
    await settle();
    expect(receiver.taken.length).toBe(before);
    receiver.answers.clear();
    const { status } = await host.call('POST', `/hooks/${dead.hook.hookId}/test`);
    expect(status).toBe(409);
    await host.post(`/hooks/${gone.hook.hookId}/on`, {});
    await openTable(host, 'open');
    await settle();
    expect(receiver.of('/gone').length).toBe(2);
  });

  it('end with the role and the suspension of their maker, before anything else is sent', async () => {
    const host = await person('host', ['PowerUser']);
    const other = await person('other', ['PowerUser']);
    await hook(host, '/role');
    await hook(other, '/suspended');
    await openTable(host, 'open');
    await openTable(other, 'open');
    await admin.put(`/admin/users/${host.userId}/roles`, { roles: [] });
    await steered.db.query('update member set suspended_at = $2 where id = $1', [
      other.userId,
      new Date(steered.clock.nowMs),
    ]);
    await settle();
    expect(receiver.taken).toEqual([]);
    const { hooks } = await admin.get<AllHooks>('/admin/hooks');
    expect(hooks.map(({ name, off }) => [name, off]).toSorted()).toEqual([
      ['Hook /role', 'role'],
      ['Hook /suspended', 'suspended'],
    ]);
    const kept = await steered.db.query<{ sealed: Uint8Array | null; address: Uint8Array }>(
      'select sealed_secret as sealed, sealed_address as address from web_hook',
    );
    expect(kept.every(({ sealed, address }) => sealed === null && address.length === 0)).toBe(true);
    const again = await admin.call('POST', `/admin/hooks/${hooks[0]?.hookId}/on`);
    expect(again.status).toBe(409);
  });

  it('say nothing more of a table that was hidden before they were taken', async () => {
    const host = await person('host', ['PowerUser']);
    receiver.answers.set('/hidden', 500);
    const made = await hook(admin, '/hidden', { scope: 'everyone' });
    const table = await openTable(host, 'open');
    await settle();
    expect(receiver.of('/hidden').length).toBe(1);
    granted(await table.ask(0, { type: 'changeSettings', settings: { visibility: 'code' } }));
    receiver.answers.clear();
    await passes(60_000);
    expect(receiver.of('/hidden').length).toBe(1);
    expect(await logOf(admin, made)).toMatchObject([{ state: 'withdrawn' }]);
  });

  it('go only to domains that an Admin allows, at their making and at each sending', async () => {
    const host = await person('host', ['PowerUser']);
    const made = await hook(host, '/domain');
    const elsewhere = await host.call('POST', '/hooks', {
      ...{ kind: 'signed', scope: 'own', name: 'Elsewhere', events: HOOK_EVENTS, tellsPrivate: false },
      address: 'https://hooks.example.org/x',
    });
    expect([elsewhere.status, elsewhere.text]).toEqual([422, expect.stringContaining('hooks.example.org')]);
    await admin.put('/admin/hooks/domains', { domains: [] });
    await openTable(host, 'open');
    await settle();
    expect(receiver.taken).toEqual([]);
    expect(await logOf(host, made)).toMatchObject([{ state: 'waiting', fault: 'domainForbidden' }]);
    await admin.put('/admin/hooks/domains', { domains: ['127.0.0.1'] });
    await passes(60_000);
    expect(receiver.of('/domain').length).toBe(1);
  });

  it('are made by nobody but PowerUsers and Admins; of everything public by Admins alone', async () => {
    const member = await person('member', []);
    const power = await person('power', ['PowerUser']);
    const wish = {
      ...{ kind: 'signed', name: 'Mine', events: ['table.opened'], tellsPrivate: false },
      address: receiver.at('/x'),
    };
    expect((await member.call('POST', '/hooks', { ...wish, scope: 'own' })).status).toBe(403);
    expect((await power.call('POST', '/hooks', { ...wish, scope: 'everyone' })).status).toBe(403);
    expect((await power.call('GET', '/admin/hooks')).status).toBe(403);
    const made = await hook(power, '/mine');
    const other = await person('other', ['PowerUser']);
    for (const [method, path] of [
      ['GET', '/deliveries'],
      ['POST', '/test'],
      ['POST', '/secret'],
      ['DELETE', ''],
    ] as const)
      expect((await other.call(method, `/hooks/${made.hook.hookId}${path}`)).status).toBe(404);
  });

  it('lie sealed in the database, and no reply shows address or secret again', async () => {
    const host = await person('host', ['PowerUser']);
    const made = await hook(host, '/secret-path');
    const rows = await steered.db.query<{ row: string }>('select w::text as row from web_hook w');
    const plain = Buffer.from('secret-path').toString('hex');
    for (const { row } of rows) {
      expect(row).not.toContain('secret-path/');
      expect(row).not.toContain(plain);
      expect(row).not.toContain(made.secret ?? 'no secret');
    }
    const seen = JSON.stringify([
      await shelf(host),
      await admin.get('/admin/hooks'),
      await logOf(host, made),
    ]);
    expect(seen).not.toContain(made.secret ?? 'no secret');
    expect(seen).not.toContain(receiver.at(''));
  });

  it('speak to a Discord channel without markup, mention or the address that is its secret', async () => {
    const host = await person('host', ['PowerUser']);
    const path = '/api/webhooks/98765/a-very-secret_token';
    const wrong = await host.call('POST', '/hooks', {
      ...{ kind: 'discord', scope: 'own', name: 'D', events: ['table.opened'], tellsPrivate: false },
      address: receiver.at('/not-discord'),
    });
    expect(wrong.status).toBe(422);
    const made = await hook(host, path, { kind: 'discord', name: 'Channel' });
    expect(made.secret).toBeNull();
    expect(JSON.stringify(made)).not.toContain('a-very-secret_token');
    const table = await openTable(host, 'open', '@everyone **free** [cards](https://evil.example)');
    await settle();
    const [post] = receiver.of(path);
    expect(post?.headers['webhook-signature']).toBeUndefined();
    expect(JSON.parse(post?.body ?? '{}')).toEqual({
      username: 'Passleft',
      embeds: [
        {
          title: '@\u200beveryone \\*\\*free\\*\\* \\[cards\\]\\(https:\u200b//evil.example\\)',
          url: `${PUBLIC_URL}/drafts/${table.draftId}`,
          description: 'A table is open: 1 of 2 seats is free.\nCanary',
          color: 0xe6b964,
          timestamp: expect.any(String),
        },
      ],
      allowed_mentions: { parse: [] },
    });
  });

  it('tell of rounds and results of a public event without the names of players, and of a hidden one only its host who ticked it', async () => {
    const host = await person('host', ['PowerUser']);
    const made = await hook(admin, '/events', { scope: 'everyone' });
    const ticked = await hook(host, '/ticked-events', { tellsPrivate: true });
    for (const visibility of ['open', 'code'] as const) {
      const goer = await connectEventGoer(host);
      const { eventId } = await host.post<{ eventId: string }>('/events', {
        commandId: randomUUID(),
        game: 'canary',
        template: 'canary-draft',
        hostPlays: true,
        settings: { name: 'Friday', tableSeats: 2, swissRounds: 1, roundMinutes: 50, visibility },
      });
      const code = granted(await goer.watch(eventId)).code ?? '';
      const guest = await connectEventGoer(await guestAccount(steered.server().url));
      granted(await guest.watch(eventId, code));
      granted(await guest.ask({ type: 'join', key: code }));
      const { tables } = granted(await goer.ask({ type: 'seatPods' }));
      steered.clock.nowMs += EVENT_GATHER_MS + 1;
      await steered.server().queue.sweep();
      await steered.server().tables.sweep();
      const draftId = tables[0]?.draftId ?? '';
      const { seats } = await host.get<{ seats: { memberId: string }[] }>(`/drafts/${draftId}`);
      const accounts = seats.map(({ memberId }) => (memberId === host.userId ? host : guest.account));
      await playToTheEnd(tableOf(steered, draftId, accounts));
      const { matches = [] } = granted(await goer.ask({ type: 'openRound' })).rounds.at(-1) ?? {};
      const { table = 0 } = matches[0] ?? {};
      granted(await goer.ask({ type: 'rule', round: 0, table, score: score(2, 1) }));
      await settle();
      await goer.close();
      await guest.close();
    }
    const told = heard(made, receiver.of('/events'));
    expect(typesOf(told)).toEqual(['result.reported', 'round.opened']);
    expect(told.find(({ type }) => type === 'result.reported')?.data).toMatchObject({
      event: { name: 'Friday', isPublic: true },
      round: { kind: 'swiss', number: 1, matches: 1 },
      result: { wins: [2, 1], draws: 0 },
    });
    const own = heard(ticked, receiver.of('/ticked-events'));
    expect(own.filter(({ type }) => type === 'result.reported').length).toBe(2);
    const bodies = receiver.taken.map(({ body }) => body).join('\n');
    expect(bodies).not.toContain(host.handle);
    expect(bodies).not.toMatch(CANARY);
  });

  it('are sent each once by two processes over one database', async () => {
    if (kind !== 'server') return;
    const host = await person('host', ['PowerUser']);
    const made = await hook(host, '/two');
    const second = await startServer(steered.db, {
      now: () => steered.clock.nowMs,
      clockwork: 'steered',
      environment: { PUSH_LOOPBACK_CERTIFICATE: PUSH_CERTIFICATE_FILE, DEMO_MODE: '1', PUBLIC_URL },
    });
    try {
      for (let count = 0; count < 4; count++) {
        const table = await openTable(host, 'open');
        granted(await table.ask(0, { type: 'readyCheck' }));
        await Promise.all([settle(), second.sendHooks(), settle(), second.sendHooks()]);
        granted(await ask(steered, host, table.draftId, { type: 'endTable' }));
      }
      const told = heard(made, receiver.of('/two'));
      expect(told.length).toBe(8);
      expect(new Set(told.map(({ id }) => id)).size).toBe(8);
    } finally {
      await second.stop();
    }
  });
});
