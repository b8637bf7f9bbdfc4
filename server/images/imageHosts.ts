import type { Database } from '#server/db/database.ts';

/** Which hosts may be asked for pictures; changes of other processes are seen within a minute. */
export interface ImageHosts {
  mayAsk(host: string): boolean;
  /** Reads them anew, as after a change. */
  reload(): Promise<void>;
  /** Reads them anew when the last reading is a minute old. */
  refresh(): Promise<void>;
}

const KEPT_MS = 60_000;

/** Reads the allowed hosts and keeps them at hand. */
export async function openImageHosts(db: Database, now: () => number): Promise<ImageHosts> {
  let hosts: ReadonlySet<string> = new Set();
  let readAtMs = 0;
  async function reload() {
    readAtMs = now();
    const rows = await db.query<{ host: string }>('select host from image_host');
    hosts = new Set(rows.map(({ host }) => host));
  }
  await reload();
  return {
    mayAsk: (host) => hosts.has(host),
    reload,
    refresh: async () => {
      if (now() - readAtMs >= KEPT_MS) await reload();
    },
  };
}
