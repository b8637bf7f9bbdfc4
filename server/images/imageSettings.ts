import * as z from 'zod/mini';
import type { Database } from '#server/db/database.ts';

/** What an Admin has set about pictures; changes of other processes are seen within a minute. */
export interface ImageSettings {
  /** Whether pictures of a host may be shown. */
  mayAsk(host: string): boolean;
  /** Bytes that the cache may take up on disk. */
  diskBytes(): number;
  /** Reads them anew, as after a change. */
  reload(): Promise<void>;
  /** Reads them anew when the last reading is a minute old. */
  refresh(): Promise<void>;
}

export interface ImageSettingsPorts {
  readonly db: Database;
  readonly now: () => number;
  /** While no Admin has set another limit. */
  readonly diskBytes: number;
  /** Our own site, which the proxy must not ask. */
  readonly publicUrl: string;
}

const KEPT_MS = 60_000;
export const MEGABYTE = 1024 * 1024;
export const DISK_LIMIT = 'imageCacheMegabytes';
const megabytesSchema = z.int().check(z.positive());

/** Reads the allowed hosts and the disk limit and keeps them at hand. */
export async function openImageSettings(ports: ImageSettingsPorts): Promise<ImageSettings> {
  const { db, now, publicUrl } = ports;
  const ownHost = new URL(publicUrl).hostname;
  let hosts: ReadonlySet<string> = new Set();
  let diskBytes = ports.diskBytes;
  let readAtMs = 0;
  async function reload() {
    readAtMs = now();
    const rows = await db.query<{ host: string }>('select host from image_host');
    hosts = new Set(rows.map(({ host }) => host).filter((host) => host !== ownHost));
    const [limit] = await db.query<{ value: unknown }>('select value from server_setting where name = $1', [
      DISK_LIMIT,
    ]);
    const megabytes = z.safeParse(megabytesSchema, limit?.value);
    diskBytes = megabytes.success ? megabytes.data * MEGABYTE : ports.diskBytes;
  }
  await reload();
  return {
    mayAsk: (host) => hosts.has(host),
    diskBytes: () => diskBytes,
    reload,
    refresh: async () => {
      if (now() - readAtMs >= KEPT_MS) await reload();
    },
  };
}
