import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Database } from '#server/db/open.ts';
import type { OutwardRules } from '#server/net/outwardAddress.ts';
import { outwardDownload } from '#server/net/outwardDownload.ts';
import { OutwardAnswered, outwardFetch } from '#server/net/outwardFetch.ts';
import { type AskedRecipe, addressAt, mayAskHost } from '../recipes/askedAt.ts';
import { failureOf, failureWords, SourceFault } from './sourceFault.ts';
import { restFrom, waitForTurn } from './turnAtSource.ts';

/** A file is taken from the cache for a day, and asked for again by its tag for as long as it is kept. */
const FRESH_MS = 24 * 3_600_000;
const KEPT_MS = 7 * FRESH_MS;
const CACHE_BYTES = 4 * 1024 * 1024 * 1024;
const MEBIBYTE = 1024 * 1024;
/** For the line and the first byte, and then for each mebibyte: a source that is slower than 100 KiB a second is given up. */
const LINE_MS = 60_000;
const MEBIBYTE_MS = 10_000;
const SILENCE_MS = 30_000;
const CHECKSUM_BYTES = 1024;
const FORBIDDEN = 403;
const ABSENT = { why: 'missing', restMs: null } as const;

export interface DownloadPorts {
  readonly db: Database;
  /** A folder of this server's own. */
  readonly folder: string;
  readonly now: () => number;
  /** Who asks, with the address of the operator's site, as sources want to know. */
  readonly userAgent: string;
  readonly rules: OutwardRules & { readonly trustedCertificate?: string };
  /** Milliseconds without a byte after which a source is given up. */
  readonly silenceMs?: number;
}

export interface DownloadAsk {
  /** As the recipe has it, with all its values filled in. */
  readonly address: string;
  readonly mostMegabytes: number;
  /** Where its SHA-256 is; without it what comes is believed. */
  readonly sha256?: string | undefined;
  readonly signal: AbortSignal;
  readonly onBytes?: (bytes: number, total: number) => void;
}

/** A file of a source on this server's disk; `sha256` in hexadecimal. */
export interface SourceFileOnDisk {
  readonly path: string;
  readonly address: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly fetchedAtMs: number;
}

export interface Downloads {
  /** A file of a source, at most a day old. Equal questions are asked once. Throws SourceFault. */
  get(recipe: AskedRecipe, ask: DownloadAsk): Promise<SourceFileOnDisk>;
  /** Whether `get` would answer without asking the source. */
  isHere(address: string): Promise<boolean>;
  /** Has a file fetched again the next time, because it cannot be read. */
  forget(address: string): Promise<void>;
}

const noteSchema = z.object({
  address: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  tag: z.nullable(z.string()),
  fetchedAtMs: z.number(),
});
type Note = z.infer<typeof noteSchema>;

/** Fetches files of public sources through the checked outgoing fetch: one queue for all processes, kept on disk for a day. */
export function createDownloads(ports: DownloadPorts): Downloads {
  const running = new Map<string, Promise<SourceFileOnDisk>>();
  return {
    forget: (address) => rm(notePath(ports, address), { force: true }),
    isHere: async (address) => {
      const note = await readNote(ports, address);
      return note !== null && isFresh(ports, note);
    },
    async get(recipe, ask) {
      for (;;) {
        const known = running.get(ask.address);
        const file = known ?? getOnce(ports, recipe, ask).finally(() => running.delete(ask.address));
        running.set(ask.address, file);
        try {
          return await file;
        } catch (fault) {
          // What somebody else asked for and stopped is fetched for this one.
          const isTheirs = fault instanceof SourceFault && fault.why === 'cancelled' && known !== undefined;
          if (!isTheirs || ask.signal.aborted) throw fault;
        }
      }
    },
  };
}

const nameOf = (address: string) => createHash('sha256').update(address).digest('hex');
const dataPath = ({ folder }: DownloadPorts, address: string) => join(folder, `${nameOf(address)}.data`);
const notePath = ({ folder }: DownloadPorts, address: string) => join(folder, `${nameOf(address)}.json`);
const isFresh = ({ now }: DownloadPorts, { fetchedAtMs }: Note) => {
  const age = now() - fetchedAtMs;
  return age >= 0 && age < FRESH_MS;
};

/** What is known of a file that is here whole; null where there is none. */
async function readNote(ports: DownloadPorts, address: string): Promise<Note | null> {
  try {
    const note = z.safeParse(noteSchema, JSON.parse(await readFile(notePath(ports, address), 'utf8')));
    const { size } = await stat(dataPath(ports, address));
    return note.success && note.data.bytes === size ? note.data : null;
  } catch {
    return null;
  }
}

const onDisk = (ports: DownloadPorts, { address, bytes, sha256, fetchedAtMs }: Note): SourceFileOnDisk => ({
  path: dataPath(ports, address),
  ...{ address, bytes, sha256, fetchedAtMs },
});

async function getOnce(
  ports: DownloadPorts,
  recipe: AskedRecipe,
  ask: DownloadAsk,
): Promise<SourceFileOnDisk> {
  const known = await readNote(ports, ask.address);
  if (known && isFresh(ports, known)) return onDisk(ports, known);
  const { name } = recipe;
  const leadsAway = `${name} leads to another site.`;
  const partial = join(ports.folder, `${randomUUID()}.part`);
  try {
    await mkdir(ports.folder, { recursive: true, mode: 0o700 });
    if (!(await waitForTurn(ports.db, recipe, ask.signal)))
      throw new SourceFault('busy', failureWords('busy', name));
    const limits = {
      ...ports.rules,
      mayAsk: mayAskHost(recipe),
      notAsked: leadsAway,
      accept: '*/*',
      userAgent: ports.userAgent,
      signal: ask.signal,
    };
    const come = await outwardDownload(addressAt(recipe, ask.address), partial, {
      ...limits,
      timeMs: LINE_MS + ask.mostMegabytes * MEBIBYTE_MS,
      answerBytes: ask.mostMegabytes * MEBIBYTE,
      silenceMs: ports.silenceMs ?? SILENCE_MS,
      ...(known?.tag ? { knownTag: known.tag } : {}),
      ...(ask.onBytes ? { onBytes: ask.onBytes } : {}),
    });
    if (come === null && known) return onDisk(ports, await keep(ports, known));
    if (come === null) throw new SourceFault('changed', failureWords('changed', name));
    if (ask.sha256 !== undefined) {
      if (!(await waitForTurn(ports.db, recipe, ask.signal)))
        throw new SourceFault('busy', failureWords('busy', name));
      const said = await outwardFetch(addressAt(recipe, filledChecksum(ask.sha256, ask.address)), {
        ...limits,
        timeMs: LINE_MS,
        answerBytes: CHECKSUM_BYTES,
      });
      if (!isChecksum(said.toString('utf8'), come.sha256))
        throw new SourceFault('checksum', failureWords('checksum', name));
    }
    await rename(partial, dataPath(ports, ask.address));
    return onDisk(ports, await keep(ports, { address: ask.address, ...come, fetchedAtMs: 0 }));
  } catch (fault) {
    await rm(partial, { force: true });
    if (ask.signal.aborted) throw new SourceFault('cancelled', failureWords('cancelled', name));
    // Stores of files say so of what they do not have, where they do not list what they have.
    const isAbsent = fault instanceof OutwardAnswered && fault.status === FORBIDDEN;
    const { why, restMs } = isAbsent ? ABSENT : failureOf(fault, leadsAway);
    if (restMs !== null) await restFrom(ports.db, recipe.id, restMs);
    throw fault instanceof SourceFault ? fault : new SourceFault(why, failureWords(why, name));
  }
}

const filledChecksum = (pattern: string, address: string) => pattern.replace('{address}', address);

/** A file of checksums has them in hexadecimal, alone or before the name of the file. */
const isChecksum = (said: string, sha256: string): boolean =>
  /^\s*([0-9a-f]{64})(?:\s|$)/i.exec(said)?.[1]?.toLowerCase() === sha256;

async function keep(ports: DownloadPorts, note: Note): Promise<Note> {
  const kept = { ...note, fetchedAtMs: ports.now() };
  await writeFile(notePath(ports, note.address), JSON.stringify(kept), { mode: 0o600 });
  await utimes(dataPath(ports, note.address), kept.fetchedAtMs / 1000, kept.fetchedAtMs / 1000);
  return kept;
}

/** Throws away files of more than a week ago, what was left half fetched, and the oldest of more than 4 GiB. */
export async function sweepDownloads(folder: string, nowMs: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const files = [];
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found) files.push({ name, bytes: found.size, atMs: found.mtimeMs });
  }
  let bytes = 0;
  for (const { name, bytes: size, atMs } of files.toSorted((a, b) => b.atMs - a.atMs)) {
    bytes += size;
    const isLeft = name.endsWith('.part') && nowMs - atMs > FRESH_MS;
    if (isLeft || nowMs - atMs > KEPT_MS || bytes > CACHE_BYTES)
      await rm(join(folder, name), { force: true });
  }
}
