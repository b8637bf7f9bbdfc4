import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { REFUSAL_SENTENCES } from '#contract/refusals.ts';
import { BEAT_MS } from '#server/affinity/processes.ts';
import { preferredOf } from '#server/affinity/rendezvous.ts';
import { createServerDatabase } from '#tests/support/testDatabases.ts';
import { untilGone } from '../../harness/lines/faultyServer.ts';
import { freePort } from '../../harness/lines/freePort.ts';
import { type Haproxy, haproxyProgram, startHaproxy } from '../../harness/lines/haproxy.ts';
import { type ServerProcess, startServerProcess } from '../../harness/serverProcess.ts';
import { gatherTable } from '../../harness/wholeDraft.ts';
import { figureOf } from '../../load/processFigures.ts';
import { logOnServer } from '../storedLog.ts';
import { leaveAll, promisesBroken, type WatchedDraft, watchGathered } from '../watchedDraft.ts';

const SEATS = 4;
const PICKS = SEATS * 45;
const KILLED_AT = 60;
const TOGETHER_AT = 100;
const NAMES = ['passleft-1', 'passleft-2', 'passleft-3'];
const PATIENCE_MS = 30_000;
/** A command may reach a process that is just ending. */
const PASSING: readonly string[] = [REFUSAL_SENTENCES.storageAway, REFUSAL_SENTENCES.draining];

const program = await haproxyProgram();

describe.skipIf(!program)(
  'a table at three processes behind HAProxy, whose own process is killed in mid-draft',
  () => {
    let folder: string;
    let database: { url: string; drop: () => Promise<void> };
    let balancer: Haproxy;
    const servers = new Map<string, ServerProcess>();
    let draft: WatchedDraft;
    let home = '';
    /** Lines of each process: when all have sat down, and when they have come together again. */
    let before: Readonly<Record<string, number>> = {};
    let after: Readonly<Record<string, number>> = {};
    let togetherAfterMs = 0;

    const linesBut = async (lost: string | null) => {
      const living = [...servers].filter(([name]) => name !== lost);
      const counted = living.map(
        async ([name, server]) => [name, await figureOf(server, 'passleft_lines_open')] as const,
      );
      return Object.fromEntries(await Promise.all(counted));
    };

    /** The only one that has lines, once it has all of them. */
    async function untilTogether(lost: string) {
      const end = performance.now() + PATIENCE_MS;
      while (performance.now() < end) {
        const lines = await linesBut(lost);
        if (Object.values(lines).toSorted().join() === `0,${SEATS}`) return lines;
        await pause(100);
      }
      return linesBut(lost);
    }

    beforeAll(async () => {
      if (!program) return;
      folder = await mkdtemp(join(tmpdir(), 'passleft-affinity-'));
      database = await createServerDatabase(inject('testDatabaseTemplate'));
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      await Promise.all(
        NAMES.map(async (name) => {
          const environment = {
            DATABASE_URL: database.url,
            PUBLIC_URL: url,
            PROCESS_NAME: name,
            TRUST_PROXY: 'loopback',
          };
          servers.set(name, await startServerProcess(join(folder, name), environment));
        }),
      );
      const ports = NAMES.map((name) => ({ name, port: Number(new URL(servers.get(name)?.url ?? '').port) }));
      balancer = await startHaproxy(program, port, ports);
      // By then each has heard of the others.
      await pause(BEAT_MS + 500);
      let killedAtMs = 0;
      const order = {
        url,
        game: 'emberwake',
        template: 'emberwake-draft',
        seats: SEATS,
        areLed: true,
        onPick: async (_pick: unknown, count: number) => {
          if (count === KILLED_AT) {
            const pid = servers.get(home)?.pid() ?? 0;
            process.kill(pid, 'SIGKILL');
            await untilGone(pid);
            killedAtMs = performance.now();
          }
          if (count !== TOGETHER_AT) return;
          after = await untilTogether(home);
          togetherAfterMs = performance.now() - killedAtMs;
        },
      };
      const gathered = await gatherTable(order);
      home = preferredOf(NAMES, gathered.draftId) ?? '';
      before = await linesBut(null);
      draft = await watchGathered(gathered, order);
      console.info(`affinity: together again ${Math.round(togetherAfterMs)} ms after the kill`);
    }, 300_000);
    afterAll(async () => {
      await leaveAll(draft);
      await balancer?.stop();
      await Promise.all([...servers.values()].map((server) => server.stop()));
      await database?.drop();
      if (folder) await rm(folder, { recursive: true, force: true });
    });

    it('brings the lines of all its players to the process that prefers it [T]', () => {
      expect(before).toEqual({ 'passleft-1': 0, 'passleft-2': 0, 'passleft-3': 0, [home]: SEATS });
    });

    it('brings them together at another one, which then prefers it [T]', () => {
      const living = NAMES.filter((name) => name !== home);
      const next = preferredOf(living, draft.draftId) ?? '';
      expect(after).toEqual({ ...Object.fromEntries(living.map((name) => [name, 0])), [next]: SEATS });
    });

    it('is played on to its end, and nobody is refused anything [T]', () => {
      expect(draft.refusals.filter((message) => !PASSING.includes(message))).toEqual([]);
      expect(draft.picks.length).toBe(PICKS);
    });

    it('loses no acknowledged pick and doubles none [T]', async () => {
      expect(promisesBroken(draft, await logOnServer(database.url, draft.draftId))).toEqual([]);
    });

    it('is watched nowhere but where it is preferred [T]', async () => {
      for (const [name, server] of servers)
        if (name !== home) expect(await figureOf(server, 'passleft_tables_misplaced')).toBe(0);
    });
  },
);
