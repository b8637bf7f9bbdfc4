import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionReply } from '#contract/members/members.ts';
import { type Account, guestAccount } from '../harness/account.ts';
import { openRawLine, type RawLine } from '../harness/lines/rawLine.ts';
import { laySilentLine } from '../harness/lines/silentLine.ts';
import { connectPlayer, type Player } from '../harness/player.ts';
import {
  granted,
  pickOf,
  type Steered,
  soon,
  startSteered,
  startTable,
  type TestTable,
} from '../harness/steered.ts';

const SILENT_MS = 31_000;
/** Often enough that nobody takes the line for a silent one while time is moved on. */
const HEARD_EVERY_MS = 20_000;
/** How long an access token is good; the line ends a minute after it. */
const TOKEN_MS = 15 * 60_000;
const LATE_MS = 1500;
/** For how many seconds clients come and go; 600 in the long run. */
const FLAPPING_SECONDS = Number(process.env.FLAPPING_SECONDS ?? 8);

describe('clients that are no good', { timeout: 30_000 + FLAPPING_SECONDS * 1000 }, () => {
  let steered: Steered;
  const players: Player[] = [];
  const raw: RawLine[] = [];

  beforeAll(async () => {
    steered = await startSteered('server');
  });
  afterAll(async () => {
    for (const line of raw) line.close();
    await Promise.all(players.map((player) => player.leave()));
    await steered?.stop();
  });

  const enter = async (table: TestTable, seat: number): Promise<Player> => {
    const account = table.people[seat];
    if (!account) throw new Error(`Nobody sits on seat ${seat}.`);
    const player = await connectPlayer(account);
    players.push(player);
    granted(await player.open(table.draftId));
    return player;
  };
  /** Takes the first card of every pack that comes, until `isEnough`; gives the milliseconds of each answer. */
  const playOn = async (player: Player, isEnough: () => boolean): Promise<number[]> => {
    const answers: number[] = [];
    while (!isEnough()) {
      const pack = player.room()?.pack;
      if (!pack) {
        if (player.room()?.phase === 'complete') break;
        await pause(5);
        continue;
      }
      const askedAt = performance.now();
      granted(await player.command(pickOf(pack, pack.cards[0]?.id ?? '')));
      answers.push(performance.now() - askedAt);
      await player.until(
        (room) => room?.pack?.pickNumber !== pack.pickNumber || room.pack.packId !== pack.packId,
      );
    }
    return answers;
  };

  /** A table of two, of whom the second one comes over a line that can fall silent. */
  const overSilentLine = async () => {
    const table = await startTable(steered, 2, { clock: 'none' });
    const line = await laySilentLine(Number(new URL(steered.server().url).port));
    const [, account] = table.people;
    if (!account) throw new Error('Nobody sits on seat 1.');
    const player = await connectPlayer({ ...account, url: line.url });
    players.push(player);
    granted(await player.open(table.draftId));
    await player.until((room) => room?.pack != null);
    return { table, player, line };
  };

  it('that stop reading keep nobody waiting, and are let go when they were silent for thirty seconds [fault F14]', async () => {
    const table = await startTable(steered, 2, { watchers: true, clock: 'none' });
    const [first, second] = [await enter(table, 0), await enter(table, 1)];
    for (let deaf = 0; deaf < 5; deaf++) {
      const line = await openRawLine(await guestAccount(steered.server().url));
      raw.push(line);
      line.call('OpenTable', { draftId: table.draftId });
      await soon(() => line.heard.some((text) => text.includes('"invocationId":"1"')), 'the table is opened');
      line.socket.pause();
    }
    const isOver = () => first.room()?.phase === 'complete';
    const answers = (await Promise.all([playOn(first, isOver), playOn(second, isOver)])).flat();
    expect(answers).toHaveLength(90);
    expect(Math.max(...answers)).toBeLessThan(LATE_MS);
    const [deaf] = raw;
    if (!deaf) throw new Error('There is no deaf client.');
    const closed = once(deaf.socket, 'close');
    granted(await first.invoke('LeaveTable', { draftId: table.draftId }));
    steered.clock.nowMs += SILENT_MS;
    await pause(1500);
    deaf.socket.resume();
    const [code] = await closed;
    expect([code, deaf.heard.join('').includes('The client was silent for too long.')]).toEqual([1008, true]);
    expect(steered.server().faults).toEqual([]);
  });

  it('that come and go every 300 ms disturb nobody, lose no pick and leave nothing behind [fault F15]', async () => {
    const table = await startTable(steered, 3, { clock: 'none' });
    const steady = [await enter(table, 0), await enter(table, 2)];
    const flapping = table.people[1];
    if (!flapping) throw new Error('Nobody sits on seat 1.');
    const tablesBefore = countTold(steady[0], 'table');
    const endsAt = performance.now() + FLAPPING_SECONDS * 1000;
    const isOver = () => performance.now() > endsAt;
    let flaps = 0;
    let takenByFlapper = 0;
    const flap = async () => {
      while (!isOver()) {
        const player = await connectPlayer(flapping);
        granted(await player.open(table.draftId));
        const pack = player.room()?.pack;
        if (pack && flaps % 3 === 0) {
          granted(await player.command(pickOf(pack, pack.cards[0]?.id ?? '')));
          takenByFlapper += 1;
        }
        await pause(300);
        await player.leave();
        flaps += 1;
      }
    };
    const answers = (
      await Promise.all([...steady.map((player) => playOn(player, isOver)), flap().then(() => [])])
    ).flat();
    expect(flaps).toBeGreaterThan(FLAPPING_SECONDS);
    expect(Math.max(0, ...answers)).toBeLessThan(LATE_MS);
    expect((await table.view(1)).pool).toHaveLength(takenByFlapper);
    expect(countTold(steady[0], 'table') - tablesBefore).toBeLessThanOrEqual(3 * flaps);
    await soon(async () => (await tableOf(steady[0], table)).isHere === false, 'the seat is seen to be away');
    expect(steered.server().faults).toEqual([]);
  });

  it('whose line falls silent have a pick under way answered when it speaks again, and taken once [fault F16]', async () => {
    const { table, player, line } = await overSilentLine();
    const held = player.room()?.pack;
    if (!held) throw new Error('There is no pack.');
    line.fallSilent();
    const picked = player.command(pickOf(held, held.cards[2]?.id ?? ''));
    await pause(1000);
    expect((await table.view(1)).pool).toHaveLength(0);
    line.speak();
    expect(await picked).toEqual({ ok: true, value: null });
    expect((await table.view(1)).pool.map(({ id }) => id)).toEqual([held.cards[2]?.id]);
    await line.close();
  });

  it('who were silent for long are away, lose no pack that came meanwhile and have the whole view when they are back [fault F16, F17]', async () => {
    const { table, player, line } = await overSilentLine();
    const other = await enter(table, 0);
    line.fallSilent();
    const picked = player.command({ type: 'move', cardInstanceId: 'none', destination: 'side' });
    await table.take(1);
    await table.take(0);
    steered.clock.nowMs += SILENT_MS;
    await soon(async () => (await tableOf(other, table)).isHere === false, 'the seat is seen to be away');
    line.forget();
    expect(await picked).toMatchObject({ ok: false, refusal: 'notYourCard' });
    await player.until((room) => room?.pool.length === 1 && room.pack !== null);
    expect(player.room()?.pack).toEqual((await table.view(1)).pack);
    await line.close();
  });

  it('whose access token runs out in mid-draft are let go, come back with a new one, and keep seat and pack [fault F22]', async () => {
    const { account, refresh } = await accountWithCookie(steered.server().url);
    const table = await startTable(steered, 2, { clock: 'none' });
    const watcher = await connectPlayer(account);
    players.push(watcher);
    const solo = await account.post<{ draftId: string }>('/drafts', {
      game: 'canary',
      template: 'canary-draft',
      solo: true,
    });
    granted(await watcher.open(solo.draftId));
    await watcher.until((room) => room?.pack != null);
    const held = watcher.room()?.pack;
    if (!held) throw new Error('There is no pack.');
    const lost = new Promise<void>((resolve) => watcher.connection().onreconnecting(() => resolve()));
    for (let passedMs = 0; passedMs < TOKEN_MS + 40_000; passedMs += HEARD_EVERY_MS) {
      steered.clock.nowMs += HEARD_EVERY_MS;
      granted(await watcher.open(solo.draftId));
    }
    steered.clock.nowMs += HEARD_EVERY_MS + 1000;
    await lost;
    expect(watcher.wire.messages.join('')).toContain('The sign-in has run out.');
    expect(watcher.wire.messages.join('')).not.toContain('silent');
    expect((await account.call('GET', '/auth/me')).status).toBe(401);
    await refresh();
    const picked = watcher.command(pickOf(held, held.cards[3]?.id ?? ''));
    expect(await picked).toEqual({ ok: true, value: null });
    await watcher.until((room) => room?.pool.length === 1);
    expect(watcher.room()?.pool[0]?.id).toBe(held.cards[3]?.id);
    expect(table.draftId).not.toBe(solo.draftId);
  });
});

const countTold = (player: Player | undefined, target: string): number =>
  player?.wire.messages.join('').split(`"target":"${target}"`).length ?? 0;

async function tableOf(player: Player | undefined, { people }: TestTable) {
  const seat = player?.table()?.seats.find(({ memberId }) => memberId === people[1]?.userId);
  return { isHere: seat?.isConnected ?? null };
}

/** A guest as a browser holds one: with a token that is changed for another by the cookie. */
async function accountWithCookie(url: string): Promise<{ account: Account; refresh: () => Promise<void> }> {
  const ask = async (path: string, cookie: string | null) => {
    const response = await fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: cookie === null ? {} : { cookie },
    });
    const session = (await response.json()) as SessionReply;
    return { session, cookies: response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '') };
  };
  let { session, cookies } = await ask('guest', null);
  const base = await guestAccount(url);
  const headers = () => ({ 'content-type': 'application/json', authorization: `Bearer ${session.token}` });
  const call: Account['call'] = async (method, path, body) => {
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${url}/api${path}`, { method, headers: headers(), ...init });
    return { status: response.status, text: await response.text() };
  };
  const account: Account = {
    ...base,
    userId: session.userId,
    handle: session.handle,
    token: () => session.token,
    call,
    post: async (path, body) => JSON.parse((await call('POST', path, body)).text),
  };
  return {
    account,
    async refresh() {
      const renewed = await ask('refresh', cookies.join('; '));
      session = renewed.session;
      if (renewed.cookies.length > 0) cookies = renewed.cookies;
    },
  };
}
