import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bus } from '#server/bus/bus.ts';
import { type ImportReport, importFile } from '#server/cards/importFile.ts';
import { type Composed, compose } from '#server/compose.ts';
import type { Database } from '#server/db/open.ts';
import type { Shards } from '#server/db/shards/shards.ts';
import { storeShippedExports } from '#server/exports/storeExports.ts';
import type { AuthLimits } from '#server/members/rateLimits.ts';
import { readSettings } from '#server/settings.ts';
import { CARD_DATA } from './cardData.ts';

const MANY = { attempts: 100_000, windowSeconds: 60 };
/** Limits that no test meets by chance. */
export const ROOMY: AuthLimits = {
  login: { perAddressInAll: MANY, perAddress: MANY, perLoginAtFirst: MANY, perLogin: MANY, perAccount: MANY },
  register: MANY,
  guest: MANY,
  refresh: MANY,
  passkey: MANY,
  secondFactor: MANY,
  forgot: { perAddress: MANY, perAccount: MANY },
  mailedCode: MANY,
  verificationMail: { perMinute: MANY, perHour: MANY },
  thirdParty: MANY,
  proof: MANY,
};

export interface RunningServer extends Composed {
  readonly url: string;
  readonly faults: unknown[];
}

/** A whole server of this process on a free port: bots answer at once, drafts start at once. */
export async function startServer(
  db: Database,
  options: {
    now?: () => number;
    countdownMs?: number;
    botDelayMs?: () => number;
    /** `steered`: only `tick()` and `tables.sweep()` make anything fall due. */
    clockwork?: 'running' | 'steered';
    /** More settings, as the environment would give them. */
    environment?: Readonly<Record<string, string>>;
    /** In place of the one that the settings name. */
    bus?: Bus;
    /** Further databases; none by default. */
    shards?: Shards;
  } = {},
): Promise<RunningServer> {
  const read = readSettings({ LOG_LEVEL: 'silent', PORT: '0', ...options.environment });
  if (!read.ok) throw new Error(read.mistakes.join(' '));
  await storeShippedExports(db);
  const faults: unknown[] = [];
  const composed = await compose({
    isStrict: true,
    db,
    settings: read.settings,
    clock: { now: options.now ?? Date.now },
    newSeed: () => randomBytes(32),
    authLimits: ROOMY,
    botDelayMs: options.botDelayMs ?? (() => 0),
    countdownMs: options.countdownMs ?? 0,
    clockwork: options.clockwork ?? 'running',
    onFault: (fault) => faults.push(fault),
    ...(options.bus ? { bus: options.bus } : {}),
    ...(options.shards ? { shards: options.shards } : {}),
    ...(process.env.WEB_ROOT ? { webRoot: process.env.WEB_ROOT } : {}),
  });
  const url = await composed.app.listen({ host: '127.0.0.1', port: read.settings.port });
  return { ...composed, url, faults };
}

/** Imports a file of the real card data into a new or known game. */
export async function importCardData(db: Database, file: string, gameSlug: string): Promise<ImportReport> {
  const path = join(CARD_DATA, file);
  const text = await readFile(path, 'utf8');
  const ask = {
    path,
    text,
    gameSlug,
    gameName: gameSlug,
    createGame: true,
    dryRun: false,
    skipRejects: false,
    map: null,
    acceptNew: true,
  };
  return importFile(db, { ...ask, nowMs: Date.now() });
}
