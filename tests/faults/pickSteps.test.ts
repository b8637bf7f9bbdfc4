import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createServerDatabase } from '#tests/support/testDatabases.ts';
import type { Fault } from '../harness/lines/faultPoints.ts';
import { type FaultyServer, startFaultyServer, untilGone } from '../harness/lines/faultyServer.ts';
import { layPostgresLine, type PostgresLine, type Trap } from '../harness/lines/postgresLine.ts';
import { layDatabase } from '../harness/newDataDir.ts';
import { type ServerProcess, startServerProcess } from '../harness/serverProcess.ts';
import { WRITES_LOG } from './checker.ts';
import { logInFolder, logOnServer } from './storedLog.ts';
import { leaveAll, promisesBroken, type WatchedDraft, watchWholeDraft } from './watchedDraft.ts';

const SEATS = 3;
const PICKS = SEATS * 45;
/** So many picks after the server stands (anew), something happens. */
const STRIDE = 6;
/** A seat waits so long between its picks: they would be over before a fault is set and a server is seen to stand. */
const BETWEEN_PICKS_MS = 100;
/** How long a pick that was sent lies unread before the process is killed: each seat has sent one meanwhile. */
const UNREAD_MS = 3 * BETWEEN_PICKS_MS;

/** What happens at one of the steps of a pick; resolves when the server is there again. */
type Blow = () => Promise<unknown>;

/** One blow after the other, never two at once: a server that is killed twice would be started twice on one folder. */
async function draftUnderBlows(server: ServerProcess, blows: readonly Blow[]) {
  let standing: Promise<unknown> = Promise.resolve();
  let fail: (fault: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  let struck = 0;
  let nextAt = STRIDE;
  let picked = 0;
  const strike = async (blow: Blow) => {
    await blow();
    nextAt = STRIDE + picked;
  };
  const played = watchWholeDraft({
    url: server.url,
    game: 'emberwake',
    template: 'emberwake-draft',
    seats: SEATS,
    onPick: (_, count) => {
      picked = count;
      const blow = blows[struck];
      if (blow && count >= nextAt) {
        struck += 1;
        nextAt = Number.POSITIVE_INFINITY;
        standing = strike(blow).catch(fail);
      }
      return pause(BETWEEN_PICKS_MS);
    },
  });
  // Where a server does not come back, nobody picks on.
  const draft = await Promise.race([played, failed]);
  await Promise.race([standing, failed]);
  return { draft, struck };
}

/** Killed while what clients sent is on its way: the process stands still, then it is gone. */
function beforeItIsRead(server: ServerProcess): Blow {
  return async () => {
    process.kill(server.pid(), 'SIGSTOP');
    await pause(UNREAD_MS);
    return server.killAndRestart();
  };
}

const afterTheAnswer =
  (server: ServerProcess): Blow =>
  () =>
    server.killAndRestart();

/** The starts after each blow need a minute; the random kills of each run are made on this database, too. */
const isEvery = process.env.EVERY_FAULT !== undefined;

describe(`kill -9 ${isEvery ? 'at every step' : 'in the write'} of a pick, on the embedded database`, () => {
  let folder: string;
  let server: FaultyServer;
  let draft: WatchedDraft;
  let struck = 0;

  const dyingOf =
    (fault: Fault): Blow =>
    async () => {
      const pid = server.pid();
      await server.suffer(fault);
      await untilGone(pid);
      return server.killAndRestart();
    };

  const every = () => [
    beforeItIsRead(server),
    dyingOf('beforeWrite'),
    dyingOf('inWrite'),
    dyingOf('afterCommit'),
    afterTheAnswer(server),
  ];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'passleft-steps-'));
    await layDatabase(join(folder, 'data'));
    server = await startFaultyServer(join(folder, 'data'), join(folder, 'fault'));
    ({ draft, struck } = await draftUnderBlows(server, isEvery ? every() : [dyingOf('inWrite')]));
    await leaveAll(draft);
    await server.stop();
  }, 400_000);
  afterAll(async () => {
    await server?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  const goesOn = (blows: number) =>
    expect({ struck, picks: draft.picks.length, refusals: draft.refusals }).toEqual({
      struck: blows,
      picks: PICKS,
      refusals: [],
    });

  it.skipIf(!isEvery)(
    'before it is read, before and in its write, after the commit and after the answer: the draft goes on (EVERY_FAULT=1) [fault F1, F2, F3]',
    () => goesOn(5),
  );

  it.skipIf(isEvery)('in its write: the draft goes on [fault F1]', () => goesOn(1));

  it('no acknowledged pick is lost, none doubled, and every card is in one place [fault F1, F2, F3]', async () => {
    expect(promisesBroken(draft, await logInFolder(join(folder, 'data'), draft.draftId))).toEqual([]);
  });
});

describe('kill -9 at every step of a pick, on PostgreSQL', () => {
  let folder: string;
  let database: { url: string; drop: () => Promise<void> };
  let line: PostgresLine;
  let server: ServerProcess;
  let draft: WatchedDraft;
  let struck = 0;

  /** Killed when the next row of a log is at this moment; `isPassed` lets PostgreSQL still have the statement. */
  const killedWhen =
    (moment: Trap['moment'], isPassed: boolean): Blow =>
    () =>
      new Promise((resolve, reject) => {
        line.setTrap({
          statement: WRITES_LOG,
          moment,
          act: (caught) => {
            if (isPassed) caught.pass();
            const again = server.killAndRestart();
            if (!isPassed) caught.drop();
            again.then(resolve, reject);
          },
        });
      });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'passleft-steps-'));
    database = await createServerDatabase(inject('testDatabaseTemplate'));
    line = await layPostgresLine(database.url);
    server = await startServerProcess(folder, { DATABASE_URL: line.url });
    ({ draft, struck } = await draftUnderBlows(server, [
      beforeItIsRead(server),
      killedWhen('asked', false),
      killedWhen('asked', true),
      killedWhen('answered', false),
      afterTheAnswer(server),
    ]));
    await leaveAll(draft);
  }, 400_000);
  afterAll(async () => {
    await server?.stop();
    await line?.close();
    await database?.drop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('before it is read, before and in its statement, after the commit and after the answer: the draft goes on [fault F1, F2, F3]', () => {
    expect({ struck, picks: draft.picks.length, refusals: draft.refusals }).toEqual({
      struck: 5,
      picks: PICKS,
      refusals: [],
    });
  });

  it('no acknowledged pick is lost, none doubled, and every card is in one place [fault F1, F2, F3]', async () => {
    expect(promisesBroken(draft, await logOnServer(database.url, draft.draftId))).toEqual([]);
  });
});
