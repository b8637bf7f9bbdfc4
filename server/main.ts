import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoGames } from '#demo/games.ts';
import { CALL_PACE } from './app/requests/callPace.ts';
import { keepParts, partsFolder } from './app/site/keptParts.ts';
import { storeBundle } from './cards/games.ts';
import { openCommandSocket } from './commands/commandSocket.ts';
import { type Composed, compose } from './compose.ts';
import { makePrivate } from './db/directory/privateFolder.ts';
import { DirectoryHeldError } from './db/lock.ts';
import { findMigrationsFolder } from './db/migrate.ts';
import { type Database, openDatabase } from './db/open.ts';
import { ShardRefused } from './db/shards/becomeShard.ts';
import { openShards } from './db/shards/openShards.ts';
import type { Shards } from './db/shards/shards.ts';
import { openSiteClock, type SiteClock } from './db/siteClock.ts';
import { beginMonth, continueMonth } from './demo/month.ts';
import { seedDemoTables } from './demo/openTables.ts';
import { storeShippedExports } from './exports/storeExports.ts';
import { DEMO_MEMBERS, seedDemoMembers } from './members/demoMembers.ts';
import { AUTH_LIMITS } from './members/rateLimits.ts';
import { readSettings, type Settings } from './settings.ts';
import { startFault } from './startFault.ts';

/** A server that has not ended so long after it was told to is ended: the people who deploy wait no longer. */
const MOST_STOPPING_MS = 8500;
/**
 * How long before its end a process that may have others beside it says so on `/readyz`: the balancer of
 * deploy/haproxy/haproxy.cfg has noticed by then.
 */
const NOTICE_MS = 2000;
/** How often the parts of this build are said to be in use. */
const PARTS_MS = 86_400_000;

function settingsOrExit(): Settings {
  if (process.argv.includes('--demo')) process.env.DEMO_MODE = '1';
  if (process.argv.includes('--production')) process.env.NODE_ENV = 'production';
  const read = readSettings(process.env);
  if (read.ok) {
    for (const warning of read.warnings) console.warn(warning);
    return read.settings;
  }
  for (const mistake of read.mistakes) console.error(mistake);
  process.exit(2);
}

async function databaseOrExit(settings: Settings): Promise<Database> {
  try {
    return await openDatabase(settings);
  } catch (fault) {
    if (!(fault instanceof DirectoryHeldError)) throw fault;
    console.error(fault.message);
    process.exit(1);
  }
}

async function shardsOrExit(db: Database, { shardUrls }: Settings): Promise<Shards> {
  try {
    return await openShards(db, shardUrls, (sentence) => console.warn(sentence));
  } catch (fault) {
    if (!(fault instanceof ShardRefused)) throw fault;
    console.error(fault.message);
    process.exit(1);
  }
}

async function seed(db: Database, settings: Settings, clock: SiteClock) {
  await storeShippedExports(db);
  if (settings.mode === 'production') return;
  for (const game of demoGames) await storeBundle(db, game, clock.now());
  if (settings.mode === 'demo') await seedDemoMembers(db, clock.now());
}

function announce({ publicUrl, mode }: Settings) {
  console.log(`\n  Passleft is ready: ${publicUrl}\n`);
  if (mode !== 'demo') return;
  console.log('  Demo accounts (name, password, role):');
  for (const { handle, password, roles } of DEMO_MEMBERS)
    console.log(`    ${handle.padEnd(6)} ${password.padEnd(22)} ${roles.join(', ') || 'member'}`);
  console.log(`\n  Mails it would send: ${publicUrl}/api/demo/outbox`);
  console.log('  End it with Ctrl+C. Start afresh with npm run reset.\n');
}

/** Ends the server as it should be ended when it is told to; answers whether it was told. */
function stopOnSignals(
  composed: Composed,
  closeDatabases: () => Promise<void>,
  closeSocket: () => Promise<void>,
  noticeMs: number,
): { isStopping: () => boolean } {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      console.error(
        'The server could not end in time, as its database or somebody on a line does not answer: it is ended now.',
      );
      process.exit(1);
    }, noticeMs + MOST_STOPPING_MS).unref();
    await closeSocket();
    await composed.stop({ noticeMs });
    await closeDatabases();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stop().catch((fault) => {
        // By the log, which leaves out what statements held.
        composed.app.log.error(fault, 'The server could not end as it should.');
        process.exit(1);
      });
    });
  return { isStopping: () => isStopping };
}

/** What is done while the server already serves. */
async function settleIn(
  { resume, tables }: Composed,
  db: Database,
  settings: Settings,
  clock: SiteClock,
): Promise<void> {
  await resume();
  if (settings.mode !== 'demo') return;
  const isFresh = await seedDemoTables(db, tables);
  if (isFresh && settings.demoMonth) await beginMonth(db, clock.now());
}

/** Without the socket the server still serves; commands then say that the database is in use. */
async function listenForCommands(
  db: Database,
  settings: Settings,
  clock: SiteClock,
): Promise<() => Promise<void>> {
  if (settings.databaseUrl) return async () => undefined;
  try {
    return await openCommandSocket(db, settings.dataDir, () => clock.now());
  } catch (fault) {
    console.warn(
      `Commands cannot be handed to this server: ${fault instanceof Error ? fault.message : 'the socket failed'}`,
    );
    return async () => undefined;
  }
}

/** On one machine many people share an address, and tests make many accounts. */
const ROOMY_LIMITS = {
  ...AUTH_LIMITS,
  register: { attempts: 500, windowSeconds: 3600 },
  guest: { attempts: 500, windowSeconds: 3600 },
};

/** What this process writes from now on belongs to its user alone, also in a folder of data that was there before. */
function keepDataPrivate({ dataDir, databaseUrl }: Settings): void {
  process.umask(0o077);
  // Beside a database server the folder only caches pictures, and is made when the first one is kept.
  if (databaseUrl && !existsSync(dataDir)) return;
  if (!makePrivate(dataDir))
    console.warn(
      `Other users may read ${dataDir}: it belongs to somebody else. Run: chown -R USER ${dataDir}`,
    );
}

/** Where several processes may stand side by side, pages of one build ask processes of another for their parts. */
async function keepPartsOf(webRoot: string, { dataDir, databaseUrl }: Settings, clock: SiteClock) {
  const assets = join(webRoot, 'assets');
  if (!databaseUrl || !existsSync(assets)) return;
  await keepParts(assets, partsFolder(dataDir), clock.now()).catch((fault: unknown) =>
    console.warn(
      `Parts of the browser program cannot be kept for pages that are open at the next update: ${fault instanceof Error ? fault.message : 'the folder failed'}`,
    ),
  );
}

async function main() {
  const settings = settingsOrExit();
  keepDataPrivate(settings);
  const db = await databaseOrExit(settings);
  const shards = await shardsOrExit(db, settings);
  const clock = await openSiteClock(db);
  await seed(db, settings, clock);
  const webRoot = process.env.WEB_ROOT || join(findMigrationsFolder(), '..', '..', '..', 'dist', 'web');
  await keepPartsOf(webRoot, settings, clock);
  setInterval(() => void keepPartsOf(webRoot, settings, clock), PARTS_MS).unref();
  const composed = await compose({
    db,
    shards,
    settings,
    clock,
    settleClock: () => clock.settle(),
    newSeed: () => randomBytes(32),
    ...(settings.mode === 'production'
      ? { authLimits: AUTH_LIMITS, callPace: CALL_PACE }
      : { authLimits: ROOMY_LIMITS }),
    webRoot,
    ...(settings.databaseUrl ? { partsRoot: partsFolder(settings.dataDir) } : {}),
    ...(process.env.BOTS_AT_ONCE === '1' && settings.mode !== 'production'
      ? { botDelayMs: () => 0, countdownMs: 0 }
      : {}),
  });
  const closeSocket = await listenForCommands(db, settings, clock);
  // Before anybody finds it ready: from then on it may be told to end, and ends as it should.
  const closeDatabases = async () => {
    await shards.close();
    await db.close();
  };
  const noticeMs = settings.databaseUrl ? NOTICE_MS : 0;
  const { isStopping } = stopOnSignals(composed, closeDatabases, closeSocket, noticeMs);
  try {
    await composed.app.listen({ host: settings.host, port: settings.port });
    await settleIn(composed, db, settings, clock);
  } catch (fault) {
    // A server that is being ended makes no tables: its end is waited for, not cut short.
    if (!isStopping()) throw fault;
    return;
  }
  announce(settings);
  if (settings.mode !== 'demo') return;
  const onFault = (fault: unknown) => {
    // A server that is being ended has closed its database, and the next start goes on with the month.
    if (!isStopping()) composed.app.log.error(fault, 'The demo month could not be stored.');
  };
  await continueMonth({ db, now: () => clock.now(), isStopping, onFault }).catch(onFault);
}

main().catch((fault: unknown) => {
  console.error(startFault(fault));
  process.exit(1);
});
