import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createServerDatabase } from '#tests/support/testDatabases.ts';
import { untilGone } from '../harness/lines/faultyServer.ts';
import { layPostgresLine } from '../harness/lines/postgresLine.ts';
import { newDataDir } from '../harness/newDataDir.ts';
import { type ServerProcess, startServerProcess } from '../harness/serverProcess.ts';
import { logInFolder } from './storedLog.ts';
import { leaveAll, promisesBroken, type WatchedDraft, watchWholeDraft } from './watchedDraft.ts';

const SEATS = 4;
const PICKS = SEATS * 45;
const ENDED_AT = [40, 110];
const ENDS_WITHIN_MS = 10_000;
/** What a busy machine may need on top of that; a request that never ends would take thirty seconds. */
const BUSY_MS = 5000;

/** A machine on which what is done beside the port takes its time: a server that is ready can be ended as it should be. */
const SLOW_SOCKETS = `import net from 'node:net';
const { listen } = net.Server.prototype;
net.Server.prototype.listen = function (...order) {
  if (typeof order[0] !== 'string') return listen.apply(this, order);
  setTimeout(() => listen.apply(this, order), 2000);
  return this;
};`;
const ON_SLOW_MACHINE = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SLOW_SOCKETS)}`,
};

describe('a deploy: SIGTERM while people draft', () => {
  let folder: string;
  let server: ServerProcess;
  let draft: WatchedDraft;
  const endedAfterMs: number[] = [];

  beforeAll(async () => {
    folder = await newDataDir('passleft-drain-');
    server = await startServerProcess(folder);
    let deploying: Promise<unknown> = Promise.resolve();
    const deploy = async () => {
      const pid = server.pid();
      process.kill(pid, 'SIGTERM');
      endedAfterMs.push(await untilGone(pid, 30_000));
      await server.killAndRestart();
    };
    draft = await watchWholeDraft({
      url: server.url,
      game: 'emberwake',
      template: 'emberwake-draft',
      seats: SEATS,
      onPick: (_, count) => {
        if (ENDED_AT.includes(count)) deploying = deploying.then(deploy);
      },
    });
    await deploying;
    await leaveAll(draft);
    await server.stop();
    console.info(`drained within ${endedAfterMs.map(Math.round).join(' and ')} ms`);
  }, 400_000);
  afterAll(async () => {
    await server?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('the server ends by itself within ten seconds [fault F7]', () => {
    expect(endedAfterMs).toHaveLength(ENDED_AT.length);
    expect(Math.max(...endedAfterMs)).toBeLessThan(ENDS_WITHIN_MS);
    expect(server.output()).not.toMatch(/could not end in time|"level":(50|60)/);
  });

  it('every client is told that it may come back, and does without a reload [fault F7]', () => {
    const farewells = draft.players.map(({ wire }) =>
      wire.messages.join('').match(/"type":7[^{}]*"allowReconnect":true/g),
    );
    expect(farewells.map((told) => told?.length)).toEqual(Array(SEATS).fill(ENDED_AT.length));
    expect(draft.picks).toHaveLength(PICKS);
  });

  it('who asks meanwhile is told that the server restarts, and nothing else is refused [fault F7]', () => {
    const restarting = 'This server is restarting. You will be reconnected in a moment.';
    expect(draft.refusals.filter((message) => message !== restarting)).toEqual([]);
  });

  it('no acknowledged pick is lost, none doubled, and every card is in one place [fault F7]', async () => {
    expect(promisesBroken(draft, await logInFolder(folder, draft.draftId))).toEqual([]);
  });
});

describe('SIGTERM while somebody does not answer', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await newDataDir('passleft-drain-');
  });
  afterEach(async () => {
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('ends within ten seconds when the database says nothing [fault F7]', async () => {
    const database = await createServerDatabase(inject('testDatabaseTemplate'));
    const line = await layPostgresLine(database.url);
    const server = await startServerProcess(folder, { DATABASE_URL: line.url });
    const pid = server.pid();
    line.fallSilent();
    process.kill(pid, 'SIGTERM');
    expect(await untilGone(pid, 30_000)).toBeLessThan(ENDS_WITHIN_MS + BUSY_MS);
    await line.close();
    await database.drop();
  }, 240_000);

  it('ends within ten seconds when a request never ends, and says so [fault F7]', async () => {
    const server = await startServerProcess(folder, ON_SLOW_MACHINE);
    const pid = server.pid();
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    const head = ['POST /api/auth/guest HTTP/1.1', 'Host: 127.0.0.1', 'Content-Type: application/json'];
    const hasBegun = once(socket, 'data');
    socket.write([...head, 'Content-Length: 100', 'Expect: 100-continue', '', '{'].join('\r\n'));
    expect(String(await hasBegun)).toContain('100 Continue');
    // At once: what a demo still makes at its start must not cut the end short.
    process.kill(pid, 'SIGTERM');
    expect(await untilGone(pid, 60_000)).toBeLessThan(ENDS_WITHIN_MS + BUSY_MS);
    await expect.poll(server.output).toContain('The server could not end in time');
    socket.destroy();
  }, 240_000);
});
