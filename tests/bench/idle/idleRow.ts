import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { guestAccount } from '../../harness/account.ts';
import { newDataDir } from '../../harness/newDataDir.ts';
import { AS_HOSTED, type ServerProcess, startServerProcess } from '../../harness/serverProcess.ts';
import { figuresOf } from '../../load/processFigures.ts';
import type { Measured, Row } from '../rows.ts';
import type { IdleAnswer, IdleOrder } from './idleLines.ts';

const WANTED = 20_000;
/** A user may have ten lines at a process. */
const LINES_EACH = 8;
const CLIENTS = 4;
/** Files that a server may need beside its lines and those that it has open before: its database opens more as it works. */
const FILES_BESIDE = 400;
const SETTLE_MS = 10_000;
const IDLE_MS = 60_000;
const GUESTS_AT_ONCE = 4;
const KILOBYTES = 1024;

interface Sitting {
  readonly lines: number;
  /** How many were tried to be had, and why no more. */
  readonly tried: number;
  readonly limit: string | null;
  readonly fault: string | null;
  readonly mostKilobytes: number;
  readonly leastKilobytes: number;
  readonly cpuMs: number;
  readonly freshMb: number;
  readonly baseMb: number;
  readonly withMb: number;
  readonly pings: number;
}

/** The files that a process may have open at most; Node takes what the hard limit allows by itself. */
async function filesOf(pid: number): Promise<number> {
  const limits = await readFile(`/proc/${pid}/limits`, 'utf8').catch(() => '');
  return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
}

const openFilesOf = async (pid: number): Promise<number> =>
  (await readdir(`/proc/${pid}/fd`).catch(() => [])).length;

/** Guests come from addresses of their own, as behind a proxy. */
async function guestTokens(url: string, count: number): Promise<string[]> {
  const tokens: string[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: GUESTS_AT_ONCE }, async () => {
      for (let guest = next++; guest < count; guest = next++)
        tokens.push((await guestAccount(url, `10.9.${guest >> 8}.${guest & 255}`)).token());
    }),
  );
  return tokens;
}

async function asked(client: ChildProcess, order: IdleOrder): Promise<IdleAnswer> {
  const answered = once(client, 'message');
  client.send(order);
  return (await answered)[0] as IdleAnswer;
}

/** Null where the server takes no call any more. */
async function linesToldBy(url: string): Promise<number | null> {
  try {
    const text = await (await fetch(`${url}/metrics`)).text();
    return Number(/^passleft_lines_open (\d+)/m.exec(text)?.[1]);
  } catch {
    return null;
  }
}

const sum = (answers: readonly IdleAnswer[], key: 'open' | 'closed' | 'pings') =>
  answers.reduce((total, answer) => total + answer[key], 0);

async function measureOn(server: ServerProcess, clients: readonly ChildProcess[]): Promise<Sitting | null> {
  const pid = server.pid();
  const fresh = await figuresOf(pid);
  const files = await filesOf(pid);
  const tried = Math.min(WANTED, files - (await openFilesOf(pid)) - FILES_BESIDE);
  const tokens = await guestTokens(server.url, Math.ceil(tried / LINES_EACH));
  await pause(SETTLE_MS);
  const base = await figuresOf(pid);
  await pause(IDLE_MS / 2);
  const quiet = await figuresOf(pid);
  const share = Math.ceil(tokens.length / clients.length);
  await Promise.all(
    clients.map((client, index) =>
      asked(client, {
        kind: 'open',
        url: server.url,
        tokens: tokens.slice(index * share, (index + 1) * share),
        linesEach: LINES_EACH,
        localAddress: `127.0.0.${index + 2}`,
      }),
    ),
  );
  await pause(SETTLE_MS);
  const before = await figuresOf(pid);
  await pause(IDLE_MS);
  const after = await figuresOf(pid);
  const answers = await Promise.all(clients.map((client) => asked(client, { kind: 'tell' })));
  const lines = sum(answers, 'open');
  const told = await linesToldBy(server.url);
  if (told !== lines) throw new Error(`The server tells of ${told} lines, its clients of ${lines}.`);
  if (!fresh || !base || !quiet || !before || !after) return null;
  const quietCpu = (quiet.cpuSeconds - base.cpuSeconds) * 2;
  return {
    lines,
    tried,
    limit: tried < WANTED ? `the limit of ${files.toLocaleString('en')} open files` : null,
    fault: answers.find(({ fault }) => fault !== null)?.fault ?? null,
    mostKilobytes: ((after.memoryMb - fresh.memoryMb) * KILOBYTES) / lines,
    leastKilobytes: ((after.memoryMb - base.memoryMb) * KILOBYTES) / lines,
    cpuMs: ((after.cpuSeconds - before.cpuSeconds - quietCpu) * 1000) / lines,
    freshMb: fresh.memoryMb,
    baseMb: base.memoryMb,
    withMb: after.memoryMb,
    pings: sum(answers, 'pings'),
  };
}

async function measureAll(): Promise<Sitting | null> {
  const dataDir = await newDataDir('passleft-idle-');
  const server = await startServerProcess(dataDir, { TRUST_PROXY: 'loopback' }, AS_HOSTED);
  const clients = Array.from({ length: CLIENTS }, () =>
    fork(join(import.meta.dirname, 'idleLines.ts'), { execArgv: ['--import', 'tsx'] }),
  );
  try {
    return await measureOn(server, clients);
  } finally {
    for (const client of clients) client.disconnect();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

let sitting: Promise<Sitting | null> | undefined;
/** All rows tell of the same lines. */
const measured = () => (sitting ??= measureAll());

const HOW = `WebSockets of guests with ${LINES_EACH} lines each, held by ${CLIENTS} processes beside the server with the embedded database, which shake hands and ping every 15 s as the browser does; memory of the server's process above what it had when it was fresh, and processor time above what it used without lines, over ${IDLE_MS / 60_000} minute`;

const rowOf = (
  name: string,
  unit: string,
  goal: string,
  read: (sitting: Sitting) => Exclude<Measured, { skipped: string }>,
): Row => ({
  row: `idle: ${name}`,
  unit,
  goal,
  how: HOW,
  async measure() {
    const all = await measured();
    return all === null ? { skipped: 'this system does not tell what a process uses' } : read(all);
  },
});

const COMPARED = 'none, to compare';

export const idleRows: readonly Row[] = [
  rowOf(
    'lines',
    'lines held for a minute',
    `${WANTED.toLocaleString('en')}, or what the limit on open files allows`,
    ({ lines, tried, limit, fault, freshMb, baseMb, withMb, pings }) => ({
      value: lines,
      met: lines >= tried,
      remark: [
        `${freshMb} MB at first, ${baseMb} MB when its guests had signed in, ${withMb} MB with their lines; ${pings.toLocaleString('en')} pings heard`,
        ...(limit === null ? [] : [`no more for ${limit}`]),
        ...(fault === null ? [] : [`first fault: ${fault}`]),
      ].join('; '),
      figures: { freshMb, baseMb, withMb },
    }),
  ),
  rowOf('memory', 'KB for each line', COMPARED, ({ mostKilobytes, leastKilobytes }) => ({
    value: Number(mostKilobytes.toFixed(1)),
    met: true,
    // Lines may take memory that signing in has left unused.
    remark: `with what signing in took; ${leastKilobytes.toFixed(1)} without`,
  })),
  rowOf('processor time', 'ms for each line and minute', COMPARED, ({ cpuMs }) => ({
    value: Number(cpuMs.toFixed(2)),
    met: true,
  })),
];
